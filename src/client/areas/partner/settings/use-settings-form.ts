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

/** Props of a settings tab. Saving rejects on failure. */
export interface SettingsPart {
  stored: StoredSettings
  onSave: (edit: StoredSettings) => Promise<StoredSettings>
  onReload: () => Promise<StoredSettings>
}

interface SettingsForm<Draft> extends SettingsPart {
  /** Settings edited on this tab. */
  names: readonly SettingName[]
  toDraft: (settings: PartnerSettings) => Draft
  toSettings: (draft: Draft) => Partial<PartnerSettings>
  validate: (draft: Draft) => FieldErrors<Draft>
}

/** One settings tab. If a colleague saved in the meantime, both versions are kept until the user chooses. */
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
        // The colleague changed other settings, so both changes can be saved.
        if (isOnlyMine(rowsFor({ ...base.settings, ...part }, now))) return save(now, part)
        setTheirs(now)
        throw failure
      }
    },
  })
  // Updates from the server are applied only while there are no unsaved edits.
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
