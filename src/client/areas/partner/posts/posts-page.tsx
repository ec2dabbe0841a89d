import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { announceEvent, answerQuestion, withdrawPartnerPost } from '#contracts/community-staff.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { useStaff } from '../introductions/use-staff.ts'
import { LoadedPart } from '../settings/loaded-part.tsx'
import { OpeningsSection } from './openings/openings-section.tsx'
import { PostsPanel, type PostsActions, type PostsPanelProps } from './posts-panel.tsx'
import { PostsScreen } from './posts-screen.tsx'
import { tabIn } from './posts-tabs.ts'
import { postsQuery } from './queries.ts'

/** /partner-portal/posts: questions, events and openings. The URL names the open tab. */
export function PostsPage() {
  const [params, setParams] = useSearchParams()
  const tab = tabIn(params.get('tab'))
  const { mayAct } = useStaff()
  const handleTab = (next: string) => setParams({ tab: next })
  return (
    <PostsScreen tab={tab} mayAct={mayAct} onTab={handleTab}>
      {tab === 'openings' ? <OpeningsSection /> : <LoadedPosts tab={tab} onTab={handleTab} />}
    </PostsScreen>
  )
}

function LoadedPosts({ tab, onTab }: Pick<PostsPanelProps, 'tab' | 'onTab'>) {
  const { account, mayAct } = useStaff()
  const actions = usePostsActs()
  return (
    <LoadedPart query={useQuery(postsQuery)}>
      {(posts) => (
        <PostsPanel {...{ tab, posts, mayAct, actions, onTab }} organization={account?.organization?.name ?? ''} />
      )}
    </LoadedPart>
  )
}

function usePostsActs(): PostsActions {
  const t = useText('partnerPosts')
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: postsQuery.queryKey })
  return {
    onAnswer: async (id, body) => {
      await callStaff(answerQuestion, { params: { id }, body })
      showToast({ title: t('answer.sent') })
      await refresh()
    },
    onAnnounce: async (body) => {
      await callStaff(announceEvent, { body })
      showToast({ title: t('events.sent') })
      await refresh()
    },
    onWithdraw: async (id) => {
      await callStaff(withdrawPartnerPost, { params: { id } })
      showToast({ title: t('withdraw.done') })
      await refresh()
    },
  }
}
