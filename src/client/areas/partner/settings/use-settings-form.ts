import { useState } from 'react'
import type { PartnerSettings } from '#domain/partners/settings.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import type { FieldErrors } from '#client/platform/form/form-state.ts'
import { isSame } from '#client/platform/form/same-data.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { conflictRows, isOnlyMine, mergeVersions, type Side } from '../listings/conflict/conflict-rows.ts'

export interface StoredSettings {
  settings: PartnerSettings
  version: number
}

export type SettingName = keyof PartnerSettings

/** What a tab of settings is given. Saving rejects when it could not be done. */
export interface SettingsPart {
  stored: StoredSettings
  onSave: (edit: StoredSettings) => Promise<StoredSettings>
  onReload: () => Promise<StoredSettings>
}

interface SettingsForm<Draft> extends SettingsPart {
  /** The settings this tab has. */
  names: readonly SettingName[]
  toDraft: (settings: PartnerSettings) => Draft
  toSettings: (draft: Draft) => Partial<PartnerSettings>
  validate: (draft: Draft) => FieldErrors<Draft>
}

/** One tab of the settings. When a colleague saved meanwhile, both versions are kept until somebody chooses. */
export function useSettingsForm<Draft extends object>({ stored, onSave, onReload, ...shape }: SettingsForm<Draft>) {
  const { names, toDraft, toSettings, validate } = shape
  const [seen, setSeen] = useState(stored)
  const [base, setBase] = useState(stored)
  const [theirs, setTheirs] = useState<StoredSettings>()
  const [resolvedFailure, setResolvedFailure] = useState<unknown>()
  const [wasSaved, setWasSaved] = useState(false)
  const rowsFor = (mine: PartnerSettings, now: StoredSettings) =>
    conflictRows(names, { base: base.settings, mine, theirs: now.settings }, isSame)

  const save = async (from: StoredSettings, part: Partial<PartnerSettings>) => {
    setBase(await onSave({ version: from.version, settings: { ...from.settings, ...part } }))
    setTheirs(undefined)
    setWasSaved(true)
  }
  const form = useForm<Draft>({
    initial: toDraft(stored.settings),
    validate,
    onSubmit: async (draft) => {
      const part = toSettings(draft)
      try {
        await save(base, part)
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.failure?.code === 'edited_elsewhere')) throw failure
        const now = await onReload()
        // They changed something else: both have what they wanted.
        if (isOnlyMine(rowsFor({ ...base.settings, ...part }, now))) return save(now, part)
        setTheirs(now)
        throw failure
      }
    },
  })
  // What comes from the server is taken over only while nothing is written here.
  if (stored !== seen && !form.isDirty && !form.isSubmitting && !theirs) {
    setSeen(stored)
    setBase(stored)
    form.reset(toDraft(stored.settings))
  }
  const mine = { ...base.settings, ...toSettings(form.values) }
  const settle = (chosen: Partial<Record<SettingName, Side>>) => {
    if (!theirs) return
    const merged = toDraft(mergeVersions(mine, theirs.settings, chosen))
    setBase(theirs)
    setTheirs(undefined)
    setResolvedFailure(form.failure)
    for (const key of Object.keys(merged) as (keyof Draft)[]) form.set(key, merged[key])
  }
  return {
    form,
    settle,
    wasSaved: wasSaved && !form.isDirty,
    failure: form.failure === resolvedFailure ? undefined : form.failure,
    isSettled: resolvedFailure !== undefined && form.failure === resolvedFailure,
    conflict: theirs && { version: theirs.version, mine, theirs: theirs.settings, rows: rowsFor(mine, theirs) },
  }
}
