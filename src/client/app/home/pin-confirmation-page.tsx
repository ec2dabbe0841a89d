import { useEffect, useState } from 'react'
import { loadWordPictures } from '#client/features/pin/load-word-pictures.ts'
import { PinConfirmationScreen } from '#client/features/pin/pin-confirmation-screen.tsx'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { savedProgress } from '#client/state/session/pin-session.ts'

/** The words are in memory only once; without them there is nothing to confirm. */
export function PinConfirmationPage() {
  const [progress] = useState(savedProgress.get)
  useEffect(() => {
    if (!progress) openScreen('welcome')
  }, [progress])
  const getPicture = useWordPictures()
  if (!progress) return null
  return (
    <PinConfirmationScreen {...progress} getPicture={getPicture} onPrint={() => window.print()} onContinue={goBack} />
  )
}

/** The pictures load after the words, which are usable without them. */
function useWordPictures(): (word: string) => string | null {
  const { language } = useLanguage()
  const [find, setFind] = useState<(word: string) => string | null>(() => () => null)
  useEffect(() => {
    loadWordPictures(language).then(
      (found) => setFind(() => found),
      (error: unknown) => reportQuietly('word pictures', error),
    )
  }, [language])
  return find
}
