import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/language-provider.tsx'
import { speak } from './speak.ts'
import { canSpeak, subscribeToVoices } from './voices.ts'

interface ReadAloud {
  /** False where this device has no voice for the language: hide the control then. */
  isAvailable: boolean
  isReading: boolean
  read(text: string): void
  stop(): void
}

/** Reads in the language in use. Stops when the component unmounts, the language changes or another reading starts. */
export function useReadAloud(): ReadAloud {
  const { language } = useLanguage()
  const [isReading, setIsReading] = useState(false)
  const stopper = useRef<(() => void) | null>(null)
  const isAvailable = useSyncExternalStore(
    subscribeToVoices,
    () => canSpeak(language),
    // In a prerendered page, because nearly every device can: the button must not push the rest down later.
    () => true,
  )

  const stop = useCallback(() => {
    stopper.current?.()
    stopper.current = null
  }, [])
  const read = useCallback(
    (text: string) => {
      setIsReading(true)
      stopper.current = speak(text, language, () => setIsReading(false))
    },
    [language],
  )
  useEffect(() => stop, [stop, language])

  return { isAvailable, isReading, read, stop }
}
