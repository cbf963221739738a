/** A version that one person may see, until a time. */
export interface Preview {
  remote: string;
  version: string;
  expiresAt: Date;
}

/** Says what the token of a preview shows. */
export interface PreviewVerifier {
  /** @throws PreviewRefused for a token that is over, or not of this environment. */
  verify(token: string): Promise<Preview>;
}
