import { AnswerList } from './answers/answer-list.tsx'
import type { AnswerBody } from './answers/answer-form.tsx'
import { QuestionList } from './answers/question-list.tsx'
import type { EventBody } from './events/event-draft.ts'
import { EventSection } from './events/event-section.tsx'
import type { PostsTab } from './posts-tabs.ts'
import type { PartnerPosts } from './queries.ts'

/** Each action rejects on failure. */
export interface PostsActions {
  onAnswer: (questionId: string, body: AnswerBody) => Promise<void>
  onAnnounce: (body: EventBody) => Promise<void>
  onWithdraw: (id: string) => Promise<void>
}

export interface PostsPanelProps {
  tab: Exclude<PostsTab, 'openings'>
  posts: PartnerPosts
  /** Staff can write; viewers can only read. */
  mayAct: boolean
  organization: string
  actions: PostsActions
  onTab: (tab: PostsTab) => void
}

export function PostsPanel({ tab, posts, mayAct, organization, actions, onTab }: PostsPanelProps) {
  switch (tab) {
    case 'questions':
      return <QuestionList questions={posts.questions} {...{ mayAct, organization }} onAnswer={actions.onAnswer} />
    case 'answers':
      return (
        <AnswerList
          answers={posts.answers}
          mayAct={mayAct}
          onWithdraw={actions.onWithdraw}
          onQuestions={() => onTab('questions')}
        />
      )
    case 'events':
      return <EventSection events={posts.events} {...actions} mayAct={mayAct} />
  }
}
