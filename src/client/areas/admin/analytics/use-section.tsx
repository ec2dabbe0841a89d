import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { CountTable } from './count-table.tsx'
import { EmptyWithClear } from './empty-with-clear.tsx'
import { useCells } from './use-cells.tsx'

type ProductUse = NonNullable<AdminAnalytics['use']>
type Fault = NonNullable<AdminAnalytics['faults']>[number]

interface UseSectionProps extends Pick<AdminAnalytics, 'use'> {
  faults: readonly Fault[]
  onClear: () => void
}

/** Which pages and features people use, and the errors in their browsers. */
export function UseSection({ use, faults, onClear }: UseSectionProps) {
  const t = useText('adminAnalytics')
  return (
    <section className="desk-stack" aria-labelledby="an-use">
      <h2 id="an-use">{t('use.title')}</h2>
      {use === null ? <EmptyWithClear text={t('use.none')} onClear={onClear} /> : <UseTables use={use} />}
      <Faults faults={faults} />
    </section>
  )
}

function UseTables({ use: { pages, tools, modules, votes, pinSaves, pinReturns } }: { use: ProductUse }) {
  const t = useText('adminAnalytics')
  const menu = useText('menu')
  const names: Readonly<Record<string, string>> = useTextModule('adminAnalytics').use.toolNames
  return (
    <div className="an-tables">
      <CountTable
        caption={t('use.pages')}
        nameLabel={t('use.page')}
        labels={[t('use.views')]}
        none={t('use.pagesNone')}
        rows={pages.map(({ page, views }) => ({ key: page, name: page, counts: [views] }))}
      />
      <CountTable
        caption={t('use.tools')}
        nameLabel={t('use.tool')}
        labels={[t('use.uses')]}
        none={t('use.toolsNone')}
        rows={tools.map(({ tool, uses }) => ({ key: tool, name: names[tool] ?? tool, counts: [uses] }))}
      />
      <CountTable
        caption={t('use.modules')}
        nameLabel={t('use.module')}
        labels={[t('use.uses')]}
        none={t('use.modulesNone')}
        rows={modules.map(({ module, uses }) => ({ key: module, name: menu(module), counts: [uses] }))}
      />
      <Pins pinSaves={pinSaves} pinReturns={pinReturns} />
      <CountTable
        caption={t('use.votes')}
        nameLabel={t('use.context')}
        labels={[t('use.up'), t('use.down')]}
        none={t('use.votesNone')}
        rows={votes.map(({ context, up, down }) => ({ key: context, name: context, counts: [up, down] }))}
      />
    </div>
  )
}

function Pins({ pinSaves, pinReturns }: Pick<ProductUse, 'pinSaves' | 'pinReturns'>) {
  const t = useText('adminAnalytics')
  const { count } = useCells()
  return (
    <div className="desk-stack">
      <h3>{t('use.pins')}</h3>
      <dl className="desk-facts">
        <div>
          <dt>{t('use.pinSaves')}</dt>
          <dd>{count(pinSaves)}</dd>
        </div>
        <div>
          <dt>{t('use.pinReturns')}</dt>
          <dd>{count(pinReturns)}</dd>
        </div>
      </dl>
    </div>
  )
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  const t = useText('adminAnalytics')
  const { language } = useLanguage()
  const { count } = useCells()
  return (
    <div className="desk-stack">
      <h3>{t('use.faults')}</h3>
      <p className="desk-quiet">{t('use.faultsNote')}</p>
      <DataTable<Fault>
        caption={t('use.faults')}
        rows={faults}
        rowKey={({ message, path }) => `${path ?? ''} ${message}`}
        empty={<p className="an-none">{t('use.faultsNone')}</p>}
        columns={[
          { key: 'message', label: t('use.message'), isHeader: true, cell: ({ message }) => message },
          { key: 'path', label: t('use.path'), cell: ({ path }) => path },
          { key: 'count', label: t('use.count'), align: 'end', cell: (fault) => count(fault.count) },
          { key: 'lastSeen', label: t('use.lastSeen'), cell: ({ lastSeenOn }) => humanDate(lastSeenOn, language) },
        ]}
      />
    </div>
  )
}
