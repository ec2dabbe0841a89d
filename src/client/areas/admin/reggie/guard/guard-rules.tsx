import type { Guardrails } from '#domain/service/settings.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { FormFrame } from '../form-frame.tsx'
import type { ReggieControl } from '../queries.ts'
import { type StoredPart, useVersionedForm } from '../use-versioned-form.ts'
import { AddPhraseForm } from './add-phrase-form.tsx'
import { PhraseList } from './phrase-list.tsx'

export interface GuardRulesProps extends StoredPart<Guardrails> {
  shipped: ReggieControl['shippedRules']
  mayChange: boolean
}

export function GuardRules({ shipped, mayChange, ...part }: GuardRulesProps) {
  const t = useText('adminReggie')
  return (
    <>
      <section className="desk-stack" aria-labelledby="reggie-added">
        <h2 id="reggie-added">{t('guard.added')}</h2>
        <p>{t('guard.addedText')}</p>
        {mayChange ? (
          <AddedRules {...part} />
        ) : (
          <>
            <PhraseLists rules={part.stored.value} />
            <Notice>{t('onlyAdmins')}</Notice>
          </>
        )}
      </section>
      <section className="desk-stack reggie-narrow" aria-labelledby="reggie-shipped">
        <h2 id="reggie-shipped">{t('guard.shipped')}</h2>
        <p>{t('guard.shippedText')}</p>
        <DataTable
          caption={t('guard.shipped')}
          rows={shipped}
          rowKey={({ kind }) => kind}
          columns={[
            { key: 'kind', label: t('guard.kind'), cell: ({ kind }) => t(`guard.kinds.${kind}`) },
            { key: 'phrases', label: t('guard.phrases'), align: 'end', cell: ({ phrases }) => phrases },
          ]}
        />
      </section>
    </>
  )
}

function AddedRules(part: StoredPart<Guardrails>) {
  const versioned = useVersionedForm(part, { toDraft: copyGuardrails, toValue: copyGuardrails, validate: () => ({}) })
  const { form } = versioned
  const t = useText('adminReggie')
  // The server tests each phrase against everyday questions; its error has the phrase's index in the list.
  const refusalText = (failure: unknown) => {
    const sent = failure instanceof ApiError ? failure.failure : undefined
    const fieldMatch = sent?.fields?.map(({ path }) => /^value\.(\w+)\.(\d+)\./.exec(path)).find(Boolean)
    const list = fieldMatch?.[1] === 'blockedTopics' ? form.values.blockedTopics : form.values.crisisPhrases
    const phrase = list[Number(fieldMatch?.[2])]?.phrase
    return sent && phrase ? t('guard.phraseRefused', { phrase, text: sent.error }) : undefined
  }
  return (
    <>
      <AddPhraseForm
        rules={form.values}
        onAdd={(next) => {
          form.set('crisisPhrases', next.crisisPhrases)
          form.set('blockedTopics', next.blockedTopics)
        }}
      />
      <FormFrame
        versioned={versioned}
        renderTheirs={(rules) => <PhraseLists rules={rules} />}
        refusalText={refusalText}
      >
        <PhraseLists
          rules={form.values}
          onRemove={(list, at) =>
            list === 'crisisPhrases'
              ? form.set(list, form.values[list].toSpliced(at, 1))
              : form.set(list, form.values[list].toSpliced(at, 1))
          }
        />
      </FormFrame>
    </>
  )
}

const copyGuardrails = ({ crisisPhrases, blockedTopics }: Guardrails): Guardrails => ({ crisisPhrases, blockedTopics })

interface PhraseListsProps {
  rules: Guardrails
  onRemove?: (list: keyof Guardrails, at: number) => void
}

function PhraseLists({ rules, onRemove }: PhraseListsProps) {
  const t = useText('adminReggie')
  const languages = { en: t('english'), es: t('spanish') }
  return (
    <div className="reggie-panes">
      <PhraseList
        title={t('guard.crisis')}
        empty={t('guard.addedEmpty')}
        lines={rules.crisisPhrases.map(({ kind, language, phrase }) => ({
          phrase,
          language,
          about: t('guard.phraseLine', { kind: t(`guard.kinds.${kind}`), language: languages[language] }),
        }))}
        {...(onRemove && { onRemove: (at) => onRemove('crisisPhrases', at) })}
      />
      <PhraseList
        title={t('guard.blocked')}
        text={t('guard.blockedText')}
        empty={t('guard.blockedEmpty')}
        lines={rules.blockedTopics.map(({ language, phrase }) => ({ phrase, language, about: languages[language] }))}
        {...(onRemove && { onRemove: (at) => onRemove('blockedTopics', at) })}
      />
    </div>
  )
}
