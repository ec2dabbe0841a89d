import type { PartnerSettings } from '#domain/partners/settings.ts'
import type { FieldErrors } from '#client/platform/form/form-state.ts'
import { isSame } from '#client/platform/form/same-data.ts'
import { conflictRows, isOnlyMine, mergeVersions, type Side } from '#client/shared/conflict/conflict-rows.ts'
import { useConflictForm } from '#client/shared/conflict/use-conflict-form.ts'

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
  const rowsFor = (mine: PartnerSettings, theirs: StoredSettings, base: StoredSettings) =>
    conflictRows(names, { base: base.settings, mine, theirs: theirs.settings }, isSame)
  const { form, base, theirs, merge, ...rest } = useConflictForm<StoredSettings, Draft>({
    stored,
    validate,
    toDraft: ({ settings }) => toDraft(settings),
    onSave: (draft, { version, settings }) => onSave({ version, settings: { ...settings, ...toSettings(draft) } }),
    onReload,
    // The colleague changed other settings, so both changes can be saved.
    canSaveOver: (draft, now, from) => isOnlyMine(rowsFor({ ...from.settings, ...toSettings(draft) }, now, from)),
  })
  const mine = { ...base.settings, ...toSettings(form.values) }
  return {
    ...rest,
    form,
    settle: (chosen: Partial<Record<SettingName, Side>>) => {
      if (theirs) merge(toDraft(mergeVersions(mine, theirs.settings, chosen)))
    },
    conflict: theirs && { version: theirs.version, mine, theirs: theirs.settings, rows: rowsFor(mine, theirs, base) },
  }
}
