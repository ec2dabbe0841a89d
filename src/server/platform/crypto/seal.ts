import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16
const keyBytes = 32

export const generateKey = (): Buffer => randomBytes(keyBytes)

/** A key that can be derived only with both the service key and the secret. */
export function deriveSealKey(serviceKey: Buffer, secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, serviceKey, purpose, keyBytes))
}

/** AES-256-GCM; `context` binds it to its row, so that moving it to another row is detected. */
export function seal(key: Buffer, plain: Buffer, context: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** Null when the key is wrong or a byte was changed. */
export function unseal(key: Buffer, sealed: string, context: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  } catch {
    return null
  }
}
