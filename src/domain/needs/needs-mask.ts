import { needKeys, type NeedKey } from './needs.ts'

/** Needs as a bit mask: bit i stands for `needKeys[i]`. */
export function toNeedsMask(keys: readonly NeedKey[]): number {
  return keys.reduce((mask, key) => mask | (1 << needKeys.indexOf(key)), 0)
}

export function fromNeedsMask(mask: number): NeedKey[] {
  return needKeys.filter((_, bit) => (mask & (1 << bit)) !== 0)
}
