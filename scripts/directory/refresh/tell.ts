import { federalFiles } from '#server/engines/imports/federal/federal-files.ts'
import { importsRepository } from '#server/engines/imports/repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { FileTally } from './inspect-drafts.ts'
import { openListVersions } from './list-versions.ts'
import type { Review } from './review-rows.ts'
import type { RefreshSource } from './sources.ts'

export interface TellTools {
  db: Db
  dataDir: string
  say(line: string): void
}

const number = (value: number) => value.toLocaleString('en-US')

/** What a list would change, before anything is. */
export function tellFindings(tally: FileTally, review: Review, { say }: TellTools): void {
  const { comparison, added, replaced, left, gone, errors } = review
  const { foreignPhones, atSea, territories, leftOut } = tally
  say(`  ${number(tally.rows)} lines, ${number(tally.withPhone)} with a phone`)
  say(`  ${number(added)} places to add, ${number(replaced)} to replace, ${number(left)} that stay as we have them`)
  const { ours, found, compared, phonesChanged } = comparison
  if (ours > 0) {
    say(
      `  of our ${number(ours)} places of this list ${number(found)} are in it, ${number(gone.length)} are not (gone.csv);`,
    )
    say(`  ${number(phonesChanged)} of ${number(compared)} have another phone`)
  }
  if (foreignPhones.count > 0)
    say(`  phones of another state, left out: ${number(foreignPhones.count)}, first in line ${foreignPhones.firstRow}`)
  if (atSea.count > 0) say(`  points in the sea, not used: ${number(atSea.count)}, first in line ${atSea.firstRow}`)
  if (leftOut > 0) say(`  lines that are no place for visitors, left out: ${number(leftOut)}`)
  if (territories > 0) say(`  places on islands we have no directory for, left out: ${number(territories)}`)
  for (const [code, { count, firstRow }] of errors)
    say(`  left out with ${code}: ${number(count)}, first in line ${firstRow}`)
}

/** The sources, with what we have of each. */
export async function listSources(sources: readonly RefreshSource[], tools: TellTools): Promise<void> {
  const imports = importsRepository(tools.db)
  for (const source of sources) {
    const known = source.format === null ? null : federalFiles[source.format as keyof typeof federalFiles]
    const imported = known ? await imports.sourceIds(known.publisher, known.dataset) : []
    const ours = await imports.listingsOf([...new Set([...source.ours, ...imported])])
    const dates = ours.map(({ document }) => (JSON.parse(document) as { asOf: string }).asOf).toSorted()
    const age = ours.length === 0 ? 'we have none' : `we have ${number(ours.length)}, of ${spanOf(dates)}`
    const { name, fills, licence, rows, download, page } = source
    tools.say(`${name}: ${fills}`)
    tools.say(`  ${age}${rows ? `; ${number(rows.count)} expected (${rows.saidBy})` : '; how many it has is unknown'}`)
    tools.say(`  ${download ? download.url : 'give the file or address yourself: --from <file or address>'}`)
    if (page !== null) tools.say(`  from ${page}`)
    tools.say(`  licence: ${licence}`)
    if (download && 'needsCareerOneStop' in download) {
      tools.say('  needs CAREERONESTOP_USER_ID and CAREERONESTOP_TOKEN, free at its page')
    }
    const versions = openListVersions(tools.dataDir, name).list()
    const current = versions.find(({ batch }) => batch !== null)
    for (const version of versions) {
      tools.say(`  kept: ${version.file}, of ${version.asOf}${version === current ? ', in the directory' : ''}`)
    }
  }
}

const spanOf = (dates: readonly string[]) => (dates[0] === dates.at(-1) ? dates[0] : `${dates[0]} to ${dates.at(-1)}`)
