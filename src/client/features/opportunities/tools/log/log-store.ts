import { useSyncExternalStore } from 'react'
import {
  type ApplicationLog,
  type LogEvent,
  logReducer,
  parseStoredLog,
} from '#domain/opportunities/application-log.ts'
import { readKey, removeKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'

const reading = storedReading(['application-log'], (): ApplicationLog => parseStoredLog(readKey('application-log')))
const none: ApplicationLog = []

/** The log stored on this device, updated by any tab. */
export function useLog(): ApplicationLog {
  return useSyncExternalStore(reading.subscribe, reading.get, () => none)
}

/** Reads storage first: another tab may have written since. */
export function updateLog(event: LogEvent): void {
  const log = logReducer(parseStoredLog(readKey('application-log')), event)
  if (log.length === 0) removeKey('application-log')
  else writeKey('application-log', parseStoredLog(log))
}
