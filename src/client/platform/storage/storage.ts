import * as z from 'zod/mini'
import { DeviceMode, principalLifetimes } from '#domain/device-mode.ts'
import { reportQuietly } from '../report-quietly.ts'
import { readCookie, removeCookies, writeCookie } from './cookies.ts'
import { type ReadValue, type StorageKey, type StorageKeyName, type StoredValue, storageKeys } from './keys.ts'
import { type SafeArea, safeArea } from './safe-area.ts'

const local = safeArea('localStorage')
const session = safeArea('sessionStorage')
const names = Object.keys(storageKeys) as StorageKeyName[]
const listeners = new Map<StorageKeyName, Set<() => void>>()

/**
 * Values keep the plain shape that existing browsers store, so versions are stored separately under this name:
 * a map from key to version. A key that is not in it has version 1.
 */
const versionsName = 'storageVersions'
const Versions = z.catch(z.record(z.string(), z.int()), {})

/** The mode is in a cookie, not in storage: all tabs share it, and for a shared device it ends with the browser. */
export function storedDeviceMode(): DeviceMode {
  const parsed = DeviceMode.safeParse(readCookie('device_mode'))
  return parsed.success ? parsed.data : 'unasked'
}

export function readKey<Name extends StorageKeyName>(name: Name): ReadValue<Name> {
  const entry: StorageKey = storageKeys[name]
  const area = chooseArea(entry)
  const text = area.get(name)
  if (text === undefined) return entry.fallback as ReadValue<Name>
  const parsed =
    (versionsIn(area)[name] ?? 1) === entry.version ? (takeAhead(name, text) ?? parseText(entry, text)) : undefined
  if (parsed?.success) return parsed.data as ReadValue<Name>
  drop(area, name)
  return entry.fallback as ReadValue<Name>
}

/** Values that were parsed ahead, each with its text. */
const ahead = new Map<StorageKeyName, { text: string; success: true; data: unknown }>()

function takeAhead(name: StorageKeyName, text: string) {
  const found = ahead.get(name)
  ahead.delete(name)
  return found?.text === text ? found : undefined
}

/** Entries of a list that are parsed in one task: two hundred fields, or a fifth of the time a phone may not answer. */
const entriesPerTask = 4

/**
 * Parses a stored value in short tasks, a few entries of its list at a time, for a page that shows the list first: the
 * next `readKey` need not parse it. A value that has no such list, or cannot be read, is left to `readKey`.
 */
export async function readAhead(name: StorageKeyName, list: string): Promise<void> {
  const entry: StorageKey = storageKeys[name]
  const text = chooseArea(entry).get(name)
  try {
    const value = JSON.parse(text ?? 'null')
    const entries: unknown[] = value[list]
    let data: Record<string, unknown[]> = {}
    for (let start = 0; start < entries.length; start += entriesPerTask) {
      const part = entry.schema.parse({ ...value, [list]: entries.slice(start, start + entriesPerTask) })
      data = { ...(part as typeof data), [list]: [...(data[list] ?? []), ...((part as typeof data)[list] ?? [])] }
      await new Promise((next) => setTimeout(next))
    }
    if (text !== undefined && entries.length > 0) ahead.set(name, { text, success: true, data })
  } catch {
    // `readKey` tells what is wrong with it.
  }
}

/** The value is parsed by its schema before it is written, so fields that must not be stored never are. */
export function writeKey<Name extends StorageKeyName>(name: Name, value: StoredValue<Name>): void {
  const entry: StorageKey = storageKeys[name]
  const parsed = entry.schema.safeParse(value)
  if (!parsed.success) {
    reportQuietly(`storage ${name}`, parsed.error)
    return
  }
  const mode = storedDeviceMode()
  const storedValue = entry.unlessOwnDevice && mode !== 'own' ? entry.unlessOwnDevice(parsed.data, mode) : parsed.data
  const area = chooseArea(entry)
  area.set(name, entry.form === 'json' ? JSON.stringify(storedValue) : String(storedValue))
  setVersion(area, name, entry.version)
  tell(name)
  if (area.isOnlyInMemory(name)) notifyNotStored(name)
}

let notifyNotStored: (name: StorageKeyName) => void = () => undefined

/** Sets who hears of each value that the browser did not store. */
export function onNotStored(listener: typeof notifyNotStored): void {
  notifyNotStored = listener
}

/** Storage is full or blocked, so the value is there only until the page is closed. */
export function isOnlyInMemory(name: StorageKeyName): boolean {
  return chooseArea(storageKeys[name]).isOnlyInMemory(name)
}

/** Something was not stored since the page was opened, so nothing is promised to stay. */
export function isRefusing(): boolean {
  return local.isRefusing() || session.isRefusing()
}

export function removeKey(name: StorageKeyName): void {
  drop(chooseArea(storageKeys[name]), name)
  tell(name)
}

/** Notifies of changes made in this tab and, for local keys, in other tabs. */
export function subscribeToKey(name: StorageKeyName, listener: () => void): () => void {
  const heard = listeners.get(name) ?? new Set()
  listeners.set(name, heard.add(listener))
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === name || event.key === null) listener()
  }
  window.addEventListener('storage', fromOtherTab)
  return () => {
    heard.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** Changes the device mode and moves every stored value to the storage of that mode (T-5.5). */
export function moveStorageTo(mode: 'own' | 'shared'): void {
  const storedNames = names.filter((name) => chooseArea(storageKeys[name]).get(name) !== undefined)
  const values = storedNames.map((name) => [name, readKey(name)] as const)
  for (const name of storedNames) drop(chooseArea(storageKeys[name]), name)
  writeCookie('device_mode', mode, mode === 'own' ? principalLifetimes.own.totalMs / 1000 : undefined)
  for (const [name, value] of values) {
    if (value !== undefined) writeKey(name, value)
  }
}

export function clearSessionStorage(): void {
  session.clear()
  tellAll()
}

export function clearAll(): void {
  local.clear()
  session.clear()
  removeCookies()
  tellAll()
}

function chooseArea(entry: Pick<StorageKey, 'area'>): SafeArea {
  const mode = storedDeviceMode()
  if (entry.area === 'draft') return mode === 'own' ? local : session
  return entry.area === 'session' || mode === 'shared' ? session : local
}

function parseText(entry: StorageKey, text: string) {
  try {
    return entry.schema.safeParse(entry.form === 'json' ? JSON.parse(text) : text)
  } catch {
    return undefined
  }
}

function versionsIn(area: SafeArea): Record<string, number> {
  const text = area.get(versionsName)
  if (text === undefined) return {}
  try {
    return Versions.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

function setVersion(area: SafeArea, name: string, version: number): void {
  const { [name]: recorded = 1, ...others } = versionsIn(area)
  if (recorded === version) return
  const versions = version === 1 ? others : { ...others, [name]: version }
  if (Object.keys(versions).length === 0) area.remove(versionsName)
  else area.set(versionsName, JSON.stringify(versions))
}

function drop(area: SafeArea, name: StorageKeyName): void {
  area.remove(name)
  setVersion(area, name, 1)
}

function tell(name: StorageKeyName): void {
  for (const listener of listeners.get(name) ?? []) listener()
}

function tellAll(): void {
  for (const name of names) tell(name)
}
