import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { initialPinSaving, pinSavingReducer } from '#domain/pin/saving.ts'
import { listChosenSensitiveNeeds } from '#domain/pin/sensitive-needs.ts'
import { DeviceQuestion } from '#client/features/device/device-question.tsx'
import { pickRandomPin } from '#client/features/pin/pick-random-pin.ts'
import { type NewPinForm, PinCreationScreen } from '#client/features/pin/pin-creation-screen.tsx'
import { savePin } from '#client/features/pin/save-pin.ts'
import { useUntilLeft } from '#client/features/pin/use-until-left.ts'
import { changeDeviceMode, getDeviceMode } from '#client/platform/device/device-mode.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { isRefusing } from '#client/platform/storage/storage.ts'
import { createStore, useStore } from '#client/platform/store.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { currentProgress, savedProgress } from '#client/state/session/pin-session.ts'
import { showToast } from '#client/state/navigation/toasts.ts'

export function PinCreationPage() {
  const t = useText('device')
  const [progress] = useState(currentProgress)
  const [mode, setMode] = useState(readAnsweredMode)
  const [saving] = useState(() => createStore(pinSavingReducer, initialPinSaving))
  const untilLeft = useUntilLeft()

  const handleSubmit = async (form: NewPinForm, { useAnyway }: { useAnyway: boolean }) => {
    const newProgress = await savePin(saving, { ...form, mode: mode ?? 'shared' }, { signal: untilLeft(), useAnyway })
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
