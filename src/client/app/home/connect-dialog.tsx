import { useEffect, useEffectEvent } from 'react'
import { type IntroductionForm, prefillForm } from '#domain/introductions/form.ts'
import type { Delivery } from '#domain/introductions/introduction.ts'
import { needKeys, type NeedKey, type Needs } from '#domain/needs/needs.ts'
import { hasNeed } from '#domain/onboarding/context.ts'
import type { Location } from '#domain/places/location.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { IntroductionDialog } from '#client/features/introductions/introduction-dialog.tsx'
import { useIntroductionFlow } from '#client/features/introductions/introduction-flow.ts'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { isRefusing } from '#client/platform/storage/storage.ts'
import { refreshIntroductions } from '#client/state/introductions/introductions.ts'
import { readResults } from '#client/state/search/results.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { useDangerCard } from './use-danger-card.tsx'

export interface ConnectDialogProps {
  /** The listing to contact; a new object opens the dialog again, also for the same listing. */
  request: { resource: Resource; prefill: Partial<IntroductionForm> }
}

/** The warm introduction dialog. It opens for each requested listing. */
export function ConnectDialog({ request }: ConnectDialogProps) {
  const t = useText('connect')
  const needsText = useText('needs')
  const { language } = useLanguage()
  const { flow, dialog } = useIntroductionFlow()
  const danger = useDangerCard(dialog.phase !== 'closed')

  const openFor = useEffectEvent(({ resource, prefill }: ConnectDialogProps['request']) => {
    const { needs, location } = searchedFor(resource)
    const named = needKeys.map((need) => [need, needsText(`${need}.label`)])
    const labels = Object.fromEntries(named) as Record<NeedKey, string>
    const words = { noContact: t('noContact'), background: t('background', { story: '{story}' }) }
    const { name } = resource
    flow.open({
      context: { resource, location, needs, language, words },
      form: { ...prefillForm(needs, labels, t('dialog.needsPrefill', { needs: '{needs}' })), ...prefill },
      onSent: (delivery) => {
        showToast({ title: t('sent.toast'), text: sentText(resource, delivery) })
        void refreshIntroductions()
      },
      onLost: () => {
        showToast({ title: t('notSent.title'), text: t('notSent.afterClosing', { name }), tone: 'destructive' })
      },
    })

    function sentText(listing: Resource, delivery: Delivery): string {
      if (delivery === 'held') return t('sent.held', { name: listing.name })
      if (delivery === 'sent') return t('sent.text', { name: listing.name })
      const phone = buildCallLink(listing)?.number
      return phone
        ? t('sent.notJoined', { name: listing.name, phone })
        : t('sent.notJoinedNoPhone', { name: listing.name })
    }
  })
  useEffect(() => openFor(request), [request])

  return (
    <IntroductionDialog
      dialog={dialog}
      resource={flow.opening()?.context.resource ?? null}
      canAutofill={getDeviceMode() === 'own'}
      isRefusing={isRefusing()}
      help={danger.card}
      onWritten={danger.check}
      onChange={(change) => flow.send({ type: 'changed', change })}
      onSend={() => flow.send({ type: dialog.phase === 'waitingForConnection' ? 'connectionBack' : 'sendPressed' })}
      onInvite={() => flow.send({ type: 'invitePressed' })}
      onEdit={() => flow.send({ type: 'editPressed' })}
      onClose={() => flow.send({ type: 'closeAsked' })}
      onStay={() => flow.send({ type: 'keptOpen' })}
    />
  )
}

/** When the county is unknown, the provider is told so. */
const nowhere: Location = { state: 'unknown', county: 'unknown' }

/** The needs and location of this page's search, else of the last results, else the listing's own location. */
function searchedFor(resource: Resource): { needs: Needs; location: Location } {
  const context = searchContext.get()
  const results = readResults()
  const needs = hasNeed(context.needs) ? context.needs : (results?.needs ?? context.needs)
  const { state, county } = resource
  const itsOwn = state && county ? { state, county } : null
  return { needs, location: context.location ?? results?.location ?? itsOwn ?? nowhere }
}
