/** URL of every imported picture or font in tests. */
export default '/remotes/test/1.0.0/assets/file';
