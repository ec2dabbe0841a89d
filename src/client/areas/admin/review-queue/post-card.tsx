import { Fragment } from 'react'
import type { PostReviewItem } from '#contracts/community-staff.ts'
import { postReportKinds } from '#domain/community/post.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { History } from './history.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostFindings } from './post-findings.tsx'
import type { ReviewActions } from './use-review-actions.ts'

export type PostAction = 'publish' | 'reject' | 'hide'

export interface PostCardProps {
  post: PostReviewItem
  buttonProps: ReviewActions<unknown>['buttonProps']
  onAct: (post: PostReviewItem, action: PostAction) => void
}

const tones = { pending: 'sun', live: 'ok', hidden: 'plain', rejected: 'plain', withdrawn: 'plain' } as const
const allActions: readonly PostAction[] = ['publish', 'reject', 'hide']

/** The actions available for a post in its state: a rejected one can only be undone. */
function actsFor({ status, reports }: PostReviewItem): readonly PostAction[] {
  if (status === 'pending') return ['publish', 'reject']
  const isReported = reports.length > 0
  if (status === 'live') return isReported ? allActions : ['hide']
  return status === 'hidden' && isReported ? ['publish', 'reject'] : []
}

export function PostCard({ post, buttonProps, onAct }: PostCardProps) {
  const t = useText('adminReview')
  const { dayAndTime } = useMoments()
  const { id, kind, status, isUrgent, findings, reason } = post
  const name = t('posts.heading', { kind: t(`posts.kinds.${kind}`), date: dayAndTime(post.sentAt) })
  return (
    <Card as="article" className="desk-stack" tone={isUrgent ? 'wait' : 'plain'}>
      <div className="desk-head">
        <h2>{name}</h2>
        {isUrgent && <Badge tone="coral">{t('posts.urgent')}</Badge>}
        <Badge tone={tones[status]}>{t(`posts.statuses.${status}`)}</Badge>
      </div>
      {isUrgent && status === 'pending' && <Notice tone="danger">{t('posts.urgentText')}</Notice>}
      {post.question && (
        <div>
          <p className="desk-quiet">{t('posts.question')}</p>
          <blockquote className="desk-quote desk-long">{post.question}</blockquote>
        </div>
      )}
      {post.title && <h3>{post.title}</h3>}
      <HighlightedText text={post.text} matches={findings.map(({ match }) => match)} />
      <PostFindings findings={findings} />
      <Reports kinds={post.reports} />
      <PostFacts post={post} />
      {reason && <p>{t('posts.because', { reason: t(`posts.reasons.${reason}`) })}</p>}
      <div className="desk-buttons">
        {actsFor(post).map((action) => (
          <Button
            key={action}
            {...buttonProps(`${action} ${id}`)}
            variant={action === 'publish' ? 'primary' : 'secondary'}
            aria-label={t(`posts.${action}Named`, { name })}
            onClick={() => onAct(post, action)}
          >
            {t(`posts.${action}`)}
          </Button>
        ))}
      </div>
      {status !== 'pending' && <History queue="posts" itemId={id} />}
    </Card>
  )
}

function Reports({ kinds }: { kinds: PostReviewItem['reports'] }) {
  const t = useText('adminReview')
  if (kinds.length === 0) return null
  const reportCounts = postReportKinds.map((kind) => ({
    kind,
    count: kinds.filter((reportedKind) => reportedKind === kind).length,
  }))
  return (
    <Notice tone="warning" title={t('posts.reports')}>
      <ul>
        {reportCounts
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <li key={kind}>{t('posts.report', { kind: t(`posts.reportKinds.${kind}`), count })}</li>
          ))}
      </ul>
    </Notice>
  )
}

/** The submitted text, with possibly private data highlighted. */
function HighlightedText({ text, matches }: { text: string; matches: readonly string[] }) {
  return (
    <p className="desk-words">
      {splitByMatches(text, matches).map(({ words, isMarked }, at) =>
        isMarked ? <mark key={at}>{words}</mark> : <Fragment key={at}>{words}</Fragment>,
      )}
    </p>
  )
}

interface Piece {
  words: string
  isMarked: boolean
}

function splitByMatches(text: string, matches: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let rest = text
  while (rest !== '') {
    const first = findFirstMatch(rest, matches)
    if (!first) return [...pieces, { words: rest, isMarked: false }]
    if (first.at > 0) pieces.push({ words: rest.slice(0, first.at), isMarked: false })
    pieces.push({ words: first.match, isMarked: true })
    rest = rest.slice(first.at + first.match.length)
  }
  return pieces
}

function findFirstMatch(text: string, matches: readonly string[]): { at: number; match: string } | undefined {
  return matches
    .filter((match) => match !== '')
    .map((match) => ({ at: text.indexOf(match), match }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.match.length - a.match.length)[0]
}
