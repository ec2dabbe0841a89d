import MiniSearch from 'minisearch'
import { DatabaseSync } from 'node:sqlite'
import { services as names } from '../src/content/en/services.ts'
import type { Listing } from '../src/domain/directory/listing.ts'
import { computeDistanceKm, type Point } from '../src/domain/places/distance.ts'

/** The same query for a peer: text and a radius of 50 km. */
export interface PeerQuestion {
  words: string
  center: Point
}
export interface Peer {
  name: string
  find(question: PeerQuestion): unknown[]
  close(): void
}

const answers = 150
const radiusKm = 50
const toSearchText = ({ name, services }: Listing) => [name, ...services.map((service) => names[service])].join(' ')

/** A full-text index in the embedded database, limited to a bounding box around the location. */
export function createFts5Peer(listings: Iterable<Listing>): Peer {
  const database = new DatabaseSync(':memory:')
  database.exec(`
    create table places (id integer primary key, lat real, lon real, document text);
    create virtual table words using fts5(text, content='', tokenize = "porter unicode61 remove_diacritics 2");
    begin`)
  const addListing = database.prepare('insert into places values (?, ?, ?, ?)')
  const addWords = database.prepare('insert into words (rowid, text) values (?, ?)')
  let row = 0
  for (const listing of listings) {
    row += 1
    addListing.run(row, listing.position?.lat ?? null, listing.position?.lon ?? null, JSON.stringify(listing))
    addWords.run(row, toSearchText(listing))
  }
  database.exec('commit; create index places_by_lat_lon on places (lat, lon)')
  const query = database.prepare(`
    select places.document from words join places on places.id = words.rowid
    where words match ? and places.lat between ? and ? and places.lon between ? and ?
    order by bm25(words) limit ${answers}`)
  return {
    name: 'SQLite FTS5',
    find({ words, center: { lat, lon } }) {
      const match = words
        .split(' ')
        .map((word) => `"${word}"`)
        .join(' OR ')
      const dLat = radiusKm / 111.2
      const dLon = dLat / Math.cos((lat * Math.PI) / 180)
      const found = query.all(match, lat - dLat, lat + dLat, lon - dLon, lon + dLon)
      return found.map(({ document }) => JSON.parse(String(document)))
    },
    close: () => database.close(),
  }
}

/** A search library with all listings in memory, filtered by distance. */
export function createMiniSearchPeer(listings: Iterable<Listing>): Peer {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] })
  const all: Listing[] = []
  for (const listing of listings) {
    index.add({ id: all.length, text: toSearchText(listing) })
    all.push(listing)
  }
  const isNear = (listing: Listing | undefined, center: Point) =>
    listing?.position !== null && listing !== undefined && computeDistanceKm(center, listing.position) <= radiusKm
  return {
    name: 'MiniSearch',
    find: ({ words, center }) =>
      index
        .search(words, { filter: ({ id }) => isNear(all[id], center) })
        .slice(0, answers)
        .map(({ id }) => all[id]),
    close: () => index.removeAll(),
  }
}
