/** Not every browser tells, so everything may be missing. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** What keeping everything takes, several times over: a full phone is left alone. */
const roomNeededBytes = 20_000_000

/** True where more than what a person opens would be too much: paid by the megabyte, very slow, or no room. */
export async function isFrugal(): Promise<boolean> {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return true
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota !== undefined && quota - usage < roomNeededBytes
}
