export { localRegistry, registryAccess } from './access.ts';
export type { Access, LocalRegistry } from './access.ts';
export type { MoveSent, StoredVersion, UploadedVersion } from './answers.ts';
export { RegistryAway, RegistryRefusal } from './refusal.ts';
export { bodyOf, registryClient } from './registry-client.ts';
export type { RegistryClient } from './registry-client.ts';
