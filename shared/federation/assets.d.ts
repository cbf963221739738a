/** Types of imported files, for the `types` of a remote's tsconfig: an address, or the contents that a server build reads. */
declare module '*.ttf' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

declare module '*.svg' {
  const text: string;
  export default text;
}

declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.jpg' {
  const address: string;
  export default address;
}

declare module '*.jpeg' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.avif' {
  const address: string;
  export default address;
}

declare module '*.gif' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.svg?url' {
  const address: string;
  export default address;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}

declare module '*.ttf?url' {
  const address: string;
  export default address;
}

declare module '*.css?raw' {
  const text: string;
  export default text;
}
