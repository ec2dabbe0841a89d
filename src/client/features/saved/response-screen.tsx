import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Resource } from '#domain/resources/resource.ts'
import { classifyAnswer } from '#domain/saved/answer-kind.ts'
import { getSavedColor } from '#domain/saved/colors.ts'
import type { ProviderResponse, SavedResource } from '#domain/saved/saved-resource.ts'
import { splitTextAtPhones } from '#domain/text/text-with-phones.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { BackButton } from '#client/shared/back-button.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { CallButton } from './call-button.tsx'
import { NextBest } from './next-best.tsx'
import type { News } from './saved-header.tsx'
import { StatusBadges, StatusText } from './saved-status.tsx'
import './saved.css'

export interface ResponseScreenProps {
  listing: SavedResource
  response: ProviderResponse
  /** Loading status of an answer this browser did not store. */
  news: News
  now: number
  /** Alternatives if the provider declined. */
  alternatives: readonly Resource[]
  onConnect: (listing: Resource) => void
  onTryAgain: () => void
  /** Opens the page where the person replies and says whether it helped. */
  onIntroductions: () => void
  onBack: () => void
}

/** One provider's answer, to read, listen to, print and act on. */
export function ResponseScreen(props: ResponseScreenProps) {
  const t = useText('saved')
  const { listing, response, alternatives, onBack } = props
  const kind = classifyAnswer(response)
  const status = getSavedColor(listing, props.now)
  return (
    <Page aria-labelledby="response-title" className="grid gap-4">
      <BackButton label={t('response.back')} onBack={onBack} />
      <div className="grid gap-2">
        <StatusBadges listing={listing} status={status} />
        <h1 id="response-title">{t('response.title', { name: listing.name })}</h1>
        <StatusText listing={listing} words={status.words} alternatives={alternatives.length} />
      </div>
      {kind === 'told' && <Answer response={response} />}
      {kind === 'empty' && <Card>{t('response.none')}</Card>}
      {kind === 'hidden' && <HiddenAnswer news={props.news} onTryAgain={props.onTryAgain} />}
      {listing.address && <p>{listing.address}</p>}
      <div className="flex flex-wrap gap-2">
        <CallButton listing={listing} variant="primary" />
        <ResponseTools listing={listing} response={response} canRead={kind === 'told'} />
      </div>
      <NextBest listings={alternatives} onConnect={props.onConnect} />
      <Button className="justify-self-start" data-print="hide" onClick={props.onIntroductions}>
        {t('response.next')}
      </Button>
    </Page>
  )
}

function Answer({ response: { message, contactInfo, instructions } }: Pick<ResponseScreenProps, 'response'>) {
  const t = useText('saved')
  return (
    <Card tone="ok" className="grid gap-4">
      <Part title={t('response.message')} text={message} />
      <Part title={t('response.instructions')} text={instructions} />
      <Part title={t('response.contact')} text={contactInfo} />
    </Card>
  )
}

function Part({ title, text }: { title: string; text: string | null | undefined }): ReactNode {
  if (!text?.trim()) return null
  return (
    <section className="grid gap-1">
      <h2>{title}</h2>
      <ProviderText text={text} />
    </section>
  )
}

interface ToolsProps extends Pick<ResponseScreenProps, 'listing' | 'response'> {
  canRead: boolean
}

function ResponseTools({ listing, response, canRead }: ToolsProps) {
  const t = useText('saved')
  if (!canRead) return null
  const { message, instructions, contactInfo } = response
  const spoken = [t('response.title', { name: listing.name }), message, instructions, contactInfo].filter(Boolean)
  return (
    <div className="flex flex-wrap gap-2" data-print="hide">
      <ReadAloudButton
        text={() => spoken.join('\n')}
        label={t('response.readAloud')}
        stopLabel={t('response.stopReading')}
        variant="secondary"
      />
      <Button size="small" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
        {t('response.print')}
      </Button>
    </div>
  )
}

/**
 * An answer arrived, but its text is not in this browser: still loading, unreachable, or not available with the unlock
 * method used.
 */
function HiddenAnswer({ news, onTryAgain }: { news: News; onTryAgain: () => void }) {
  const t = useText('saved')
  const common = useText('common')
  if (news === 'asking') return <Notice announce>{t('response.asking')}</Notice>
  if (news !== 'failed') return <Notice announce>{t('response.hidden')}</Notice>
  return (
    <div className="grid gap-3">
      <Notice tone="warning" announce>
        {t('response.failed')}
      </Notice>
      <Button className="justify-self-start" onClick={onTryAgain}>
        {common('tryAgain')}
      </Button>
    </div>
  )
}

/** Text from a provider: plain text with its line breaks, and links for numbers that a phone can dial. */
function ProviderText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      {splitTextAtPhones(text).map(({ text: part, href }, index) =>
        href ? (
          <TextLink key={index} href={href}>
            {part}
          </TextLink>
        ) : (
          <span key={index}>{part}</span>
        ),
      )}
    </p>
  )
}

/** The answer was withdrawn or removed, here or in another tab, while it was open. */
export function NoResponseScreen({ onBack }: { onBack: () => void }) {
  const t = useText('saved')
  return (
    <Page>
      <EmptyState
        headingLevel="h1"
        illustration={<PathSpot size={112} />}
        title={t('response.gone')}
        action={
          <Button variant="primary" onClick={onBack}>
            {t('response.back')}
          </Button>
        }
      >
        {t('response.goneText')}
      </EmptyState>
    </Page>
  )
}
