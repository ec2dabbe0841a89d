import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answerByLink,
  openAnswerLink,
  type PartnerIntroductionDetail,
  reportOutcomeByLink,
  showAnswerLink,
} from '#contracts/partner-introductions.ts'
import { getFoundResources, searchResources } from '#contracts/search.ts'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import type { PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import type { NeedKey } from '#domain/needs/needs.ts'
import { answeredMeanwhile } from './answered-meanwhile.ts'
import { ClosedLink, LinkUnopened, OverLink } from './link-views.tsx'
import { OpenedLink } from './opened-link.tsx'
import type { FindListings } from './other-listings.tsx'

const mostShown = 8

interface AnswerPageProps {
  token: string
  onDoor: () => void
}

type Opening =
  | { phase: 'closed' | 'busy' | 'over' | 'thanked' }
  | { phase: 'failed'; text: string }
  | { phase: 'open'; detail: PartnerIntroductionDetail }

/** The main path for small organizations: one introduction opened by a link from a mail, without an account. */
export function AnswerPage({ token, onDoor }: AnswerPageProps) {
  const t = useText('partnerAnswer')
  const params = { token }
  const [opening, setOpening] = useState<Opening>({ phase: 'closed' })
  const link = useQuery({
    queryKey: ['answer-link', token],
    queryFn: () => callApi(showAnswerLink, { params }),
    gcTime: 0,
  })
  /** Once the link has expired, nothing personal is shown anymore. */
  const orOver = async <Reply,>(call: Promise<Reply>): Promise<Reply> => {
    try {
      return await call
    } catch (error) {
      if (isLinkOver(error)) setOpening({ phase: 'over' })
      throw error
    }
  }
  const handleOpen = async () => {
    setOpening({ phase: 'busy' })
    try {
      const { detail } = await orOver(callApi(openAnswerLink, { params }))
      setOpening({ phase: 'open', detail })
    } catch (error) {
      if (!isLinkOver(error)) setOpening({ phase: 'failed', text: getErrorText(error) ?? t('link.openFailed') })
    }
  }
  const handleSend = async (answer: PartnerAnswer, replaces: string | null) =>
    (await orOver(callApi(answerByLink, { params, body: { ...answer, replaces } }))).answer
  const handleOutcome = async (outcome: IntroductionOutcome) => {
    await orOver(callApi(reportOutcomeByLink, { params, body: { outcome } }))
    setOpening({ phase: 'thanked' })
  }

  if (opening.phase === 'thanked') return <OverLink isThanked onDoor={onDoor} />
  const isOver = opening.phase === 'over' || link.data?.state === 'over' || isLinkOver(link.error)
  if (isOver) return <OverLink onDoor={onDoor} />
  if (opening.phase === 'open') {
    const { detail } = opening
    return (
      <OpenedLink detail={detail} findListings={findNearPerson(detail)} onSend={handleSend} onOutcome={handleOutcome} />
    )
  }
  if (link.isError) {
    return <LinkUnopened text={getErrorText(link.error) ?? t('link.failed')} onRetry={() => void link.refetch()} />
  }
  if (!link.data)
    return (
      <Page aria-busy="true">
        <LoadingPart />
      </Page>
    )
  return (
    <ClosedLink
      link={link.data}
      isOpening={opening.phase === 'busy'}
      onOpen={() => void handleOpen()}
      onOutcome={handleOutcome}
      failure={opening.phase === 'failed' ? opening.text : undefined}
    />
  )
}

/** Unknown, expired, opened too often, final or withdrawn. A malformed token is rejected as bad input. */
function isLinkOver(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status, failure } = error
  const isFinal = failure?.code === 'already_answered' && answeredMeanwhile(error) === null
  const isNoToken = failure?.fields?.[0]?.path.endsWith('token') === true
  return status === 404 || failure?.code === 'taken_back' || isFinal || isNoToken
}

const getErrorText = (error: unknown) => (error instanceof ApiError ? error.failure?.error : undefined)

/** Without an account: the public search, with the county and the need, and nothing else about the person. */
function findNearPerson({ introduction, shared }: PartnerIntroductionDetail): FindListings {
  return async (words) => {
    if (!shared) return []
    const flags = Object.fromEntries(introduction.needs.map((need): [NeedKey, true] => [need, true]))
    const isByNeed = words === '' && introduction.needs.length > 0
    const requestedNeeds = isByNeed ? flags : { other: true, otherDescription: words || introduction.resourceName }
    const reply = await callApi(searchResources, {
      body: { location: shared.userLocation, needs: requestedNeeds, language: introduction.language },
    })
    return getFoundResources(reply)
      .filter(({ id }) => id !== introduction.resourceId)
      .slice(0, mostShown)
      .map(({ id, name, city }) => ({ id, name, city: city ?? null }))
  }
}
