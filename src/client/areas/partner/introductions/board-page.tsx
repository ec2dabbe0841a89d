import { MonitorSmartphone, RotateCw } from 'lucide-react'
import { useState, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { getBoardColumn } from '#domain/introductions/partner-inbox.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { minuteMs, useNow } from '#client/shared/use-now.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { BoardView } from './board/board-view.tsx'
import { InboxPane } from './board/inbox-pane.tsx'
import { MoveDialogs } from './board/move-dialogs.tsx'
import { useBoardMoves, type BoardMove } from './board/use-board-moves.ts'
import { ListFailed } from './list-failed.tsx'
import { PageHead } from './page-head.tsx'
import { useIntroductionList } from './queries.ts'
import { useStaff } from './use-staff.ts'

const whole = { board: '1' } as const

/** Introductions as a board or as the front-desk view; the choice is stored in the URL. */
export function BoardPage() {
  const t = useText('partnerBoard')
  const { mayAct } = useStaff()
  const now = useNow(minuteMs)
  const [params, setParams] = useSearchParams()
  const isInbox = params.get('desk') === '1'
  const list = useIntroductionList(whole)
  const introductions = list.data?.introductions
  const refresh = async () => !(await list.refetch()).isError
  const inboxButton = (
    <Button
      size="small"
      icon={<MonitorSmartphone size={18} aria-hidden="true" />}
      onClick={() => setParams(isInbox ? {} : { desk: '1' })}
    >
      {t(isInbox ? 'deskOff' : 'deskOn')}
    </Button>
  )
  if (isInbox) {
    return (
      <div className="pi-page">
        <div className="pi-head">
          <h1 id="partner-title">{t('desk.title')}</h1>
          {inboxButton}
        </div>
        {!introductions && <Unready hasFailed={list.isError} onRetry={() => void refresh()} />}
        {introductions && (
          <InboxPane
            introductions={introductions}
            now={now}
            updatedAt={list.dataUpdatedAt}
            isStale={list.isError}
            refresh={refresh}
          />
        )}
      </div>
    )
  }
  return (
    <div className="pi-page">
      <PageHead title={t('title')} intro={t('intro')} view="board" mayAct={mayAct}>
        {inboxButton}
        <Button
          size="small"
          busy={list.isFetching}
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={() => void refresh()}
        >
          {t('refresh')}
        </Button>
      </PageHead>
      {list.isError && introductions && <ListFailed onRetry={() => void refresh()} />}
      {!introductions && <Unready hasFailed={list.isError} onRetry={() => void refresh()} />}
      {introductions && <Board introductions={introductions} mayAct={mayAct} now={now} />}
    </div>
  )
}

function Unready({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return hasFailed ? <ListFailed onRetry={onRetry} /> : <LoadingPart />
}

interface BoardProps {
  introductions: readonly PartnerIntroduction[]
  mayAct: boolean
  now: number
}

function Board({ introductions, mayAct, now }: BoardProps) {
  const t = useText('partnerBoard')
  const [byOwner, setByOwner] = useState(false)
  const { openMove, moved, hasFailed, move, drop, finish, cancel } = useBoardMoves()
  useFocusOnMoved(moved, introductions)
  return (
    <>
      <label className="pi-toggle">
        <input type="checkbox" checked={byOwner} onChange={({ target }) => setByOwner(target.checked)} />
        {t('lanes')}
      </label>
      <p role="status" className="pi-status">
        {moved && t('moved', { ref: moved.introduction.ref, column: t(`columns.${getBoardColumn(moved.to)}`) })}
      </p>
      {hasFailed && (
        <Notice announce tone="danger">
          {t('moveFailed')}
        </Notice>
      )}
      <BoardView
        introductions={introductions}
        byOwner={byOwner}
        mayAct={mayAct}
        now={now}
        onMove={move}
        onDrop={drop}
      />
      <MoveDialogs openMove={openMove} onMove={move} onDone={finish} onCancel={cancel} />
    </>
  )
}

/** Moves keyboard focus with a moved card once it is rendered in its new column. */
function useFocusOnMoved(moved: BoardMove | null, introductions: readonly PartnerIntroduction[]): void {
  const followed = useRef<BoardMove | null>(null)
  useEffect(() => {
    if (!moved || followed.current === moved) return
    const { id } = moved.introduction
    const now = introductions.find((introduction) => introduction.id === id)
    if (!now || getBoardColumn(now.state) !== getBoardColumn(moved.to)) return
    followed.current = moved
    document.querySelector<HTMLElement>(`[data-card="${id}"] a`)?.focus()
  }, [moved, introductions])
}
