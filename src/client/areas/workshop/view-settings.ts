import { useMemo } from 'react'
import { useSearchParams } from 'wouter'

/** Allowed values of each setting; the first is the default and is left out of the URL. */
export const choices = {
  theme: ['auto', 'light', 'dark', 'both'],
  width: ['full', '320', '390', '768'],
  motion: ['normal', 'calm'],
  text: ['100', '200'],
} as const

type Choices = typeof choices
export type ViewSettings = { [Name in keyof Choices]: Choices[Name][number] }
export type SettingName = keyof ViewSettings

export type FrameTheme = Exclude<ViewSettings['theme'], 'both'>

/** Unknown values in the URL fall back to the default. */
export function settingsIn(params: URLSearchParams): ViewSettings {
  const pick = <Name extends SettingName>(name: Name) => {
    const allowedValues: readonly string[] = choices[name]
    const requestedValue = params.get(name) ?? ''
    return (allowedValues.includes(requestedValue) ? requestedValue : allowedValues[0]) as ViewSettings[Name]
  }
  return { theme: pick('theme'), width: pick('width'), motion: pick('motion'), text: pick('text') }
}

/** The same URL parameters with one value changed. */
export function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params)
  const isDefault = name in choices && choices[name as SettingName][0] === value
  if (value === null || isDefault) next.delete(name)
  else next.set(name, value)
  return next
}

/** Themes to render a part in: one, or both side by side. */
export function framesFor(theme: ViewSettings['theme']): readonly FrameTheme[] {
  return theme === 'both' ? ['light', 'dark'] : [theme]
}

/** Settings are stored in the URL, so that a view can be linked to and captured in a screenshot. */
export function useViewSettings() {
  const [params, setParams] = useSearchParams()
  return {
    params,
    settings: useMemo(() => settingsIn(params), [params]),
    change: (name: SettingName, value: string) =>
      setParams((before) => withParam(before, name, value), { replace: true }),
    openScreen: (name: string | null) => setParams((before) => withParam(before, 'screen', name)),
  }
}
