/** Not supported in every browser, so any field may be missing. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Several times what a full offline copy takes: a phone short of space is left alone. */
const roomNeededBytes = 20_000_000

/** True when downloading more than the person opens would be too much: metered, very slow, or no space. */
export async function isFrugal(): Promise<boolean> {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return true
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota !== undefined && quota - usage < roomNeededBytes
}
