/** A version that the holder of a link may see, until it expires. */
export interface Preview {
  remote: string;
  version: string;
  expiresAt: Date;
}

/** Verifies the token of a preview and returns its content. */
export interface PreviewVerifier {
  /** @throws PreviewRefused for a token that has expired, or belongs to another environment. */
  verify(token: string): Promise<Preview>;
}
