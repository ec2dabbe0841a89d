import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { initialPinSaving, pinSavingReducer } from '#domain/pin/saving.ts'
import { listChosenSensitiveNeeds } from '#domain/pin/sensitive-needs.ts'
import { DeviceQuestion } from '#client/features/device/device-question.tsx'
import { pickRandomPin } from '#client/features/pin/pick-random-pin.ts'
import { PinConfirmationScreen } from '#client/features/pin/pin-confirmation-screen.tsx'
import { type NewPinForm, PinCreationScreen } from '#client/features/pin/pin-creation-screen.tsx'
import { PinPromptScreen } from '#client/features/pin/pin-prompt-screen.tsx'
import { savePin } from '#client/features/pin/save-pin.ts'
import { changeDeviceMode, getDeviceMode } from '#client/platform/device/device-mode.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { isRefusing } from '#client/platform/storage/storage.ts'
import { useCancelable } from '#client/shared/proof/use-cancelable.ts'
import { createStore, useStore } from '#client/platform/store.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { useResults } from '#client/state/search/results.ts'
import { currentProgress, savedProgress } from '#client/state/session/pin-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export function PinCreationPage() {
  const t = useText('device')
  const [progress] = useState(currentProgress)
  const [mode, setMode] = useState(readAnsweredMode)
  const [saving] = useState(() => createStore(pinSavingReducer, initialPinSaving))
  const { begin, cancel } = useCancelable()

  const handleSubmit = async (form: NewPinForm, { useAnyway }: { useAnyway: boolean }) => {
    const newProgress = await savePin(saving, { ...form, mode: mode ?? 'shared' }, { signal: begin(), useAnyway })
    if (!newProgress) return
    savedProgress.send(newProgress)
    openScreen('pin-confirmation')
  }
  const handleKeep = async () => {
    if (getDeviceMode() !== 'own') await changeDeviceMode('own')
    openScreen('resources')
    showToast({ title: t('modeKept'), text: t('ownKept') })
  }
  return (
    <PinCreationScreen
      saving={useStore(saving)}
      location={progress.location}
      sensitiveNeeds={listChosenSensitiveNeeds(progress.needs)}
      deviceQuestion={
        <>
          <DeviceQuestion mode={mode} onChange={setMode} />
          {mode === 'own' && progress.resources.length > 0 && !isRefusing() && (
            <OwnPhoneNotice onKeep={() => void handleKeep()} />
          )}
        </>
      }
      onPick={pickRandomPin}
      onSubmit={(form, options) => void handleSubmit(form, options)}
      onChange={() => saving.send({ type: 'changed' })}
      onCancel={cancel}
      onBack={goBack}
    />
  )
}

function readAnsweredMode(): 'own' | 'shared' | null {
  const mode = getDeviceMode()
  return mode === 'unasked' ? null : mode
}

/** On one's own phone the list is simply there; a PIN is for another one. */
function OwnPhoneNotice({ onKeep }: { onKeep: () => void }) {
  const t = useText('pin')
  return (
    <Notice tone="success" title={t('ownPhone.title')}>
      <p>{t('ownPhone.text')}</p>
      <Button size="small" className="mt-2" icon={<Smartphone aria-hidden size={18} />} onClick={onKeep}>
        {t('ownPhone.keep')}
      </Button>
    </Notice>
  )
}

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

/**
 * Finds the picture of a return word, if it has one. Pictures are keyed by the English word, so Spanish also needs the
 * word pairs.
 */
export async function loadWordPictures(language: Language): Promise<(word: string) => string | null> {
  const { returnWordPictures } = await import('#content/return-word-pictures.ts')
  const find = (word: string) => returnWordPictures[word] ?? null
  if (language === 'en') return find
  const { returnWords } = await import('#content/return-words.ts')
  const english = new Map(returnWords.map(([en, es]) => [es, en]))
  return (word) => find(english.get(word) ?? word)
}

/** Without results there is nothing to offer: they may have been cleared in another tab. */
export function PinPromptPage() {
  const results = useResults()
  const hasList = results !== null && results.resources.length > 0
  useEffect(() => {
    if (!hasList) openScreen('welcome')
  }, [hasList])
  if (!hasList) return null
  return (
    <PinPromptScreen
      count={results.resources.length}
      location={results.location}
      onCreate={() => openScreen('pin-creation')}
      onNoThanks={() => openScreen('welcome')}
      onView={() => openScreen('resources')}
    />
  )
}
