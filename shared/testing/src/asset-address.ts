/** What a picture or a font is in tests: no build has given it an address. */
export default '/remotes/test/1.0.0/assets/file';
