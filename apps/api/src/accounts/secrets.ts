import { createHash, randomBytes } from 'node:crypto';

/** A secret handed out once; only its hash is kept. */
export const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
