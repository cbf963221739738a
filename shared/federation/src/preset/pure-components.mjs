/**
 * A webpack loader for libraries of components: says of each that making it does nothing else, and takes away the name
 * that only development tools read, so that components that nobody uses leave the bundle.
 */
export default function pureComponents(source) {
  return source
    .replace(
      /= ((?:React\$1\.)?(?:forwardRef|createContext|memo|createReactComponent))\(/g,
      '= /* @__PURE__ */ $1(',
    )
    .replace(/^[A-Za-z]+\.displayName = .*$/gm, '');
}
