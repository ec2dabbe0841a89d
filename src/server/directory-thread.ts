import { on } from 'node:events'
import { type MessagePort, Worker, parentPort, workerData } from 'node:worker_threads'
import { buildRows, readDirectory, storeRows } from './engines/directory/load.ts'
import type { LoadOrder } from './engines/directory/load-beside.ts'
import type { ListingRow } from './engines/directory/rows.ts'
import { systemClock } from './platform/clock.ts'
import { joinDatabase } from './platform/db/open.ts'

// The threads of `beginLoad`: one writes, and another reads ahead of it, which takes as long. Built as a program of its own,
// because the whole server takes a third of a second to read.

interface ReadOrder {
  folder: string
  at: number
}

/** Null says that nothing is missing. */
type Portion = ListingRow[] | null

/** So many portions may wait to be written; all of them would fill the memory when the disk is slow. */
const mostWaiting = 8

async function write({ database, folder }: LoadOrder, port: MessagePort): Promise<void> {
  const at = systemClock.now()
  const joined = await joinDatabase(database)
  try {
    const chunks = () => receiveRows({ folder, at })
    port.postMessage(await storeRows(joined, { ...readDirectory(folder), chunks }, at))
  } finally {
    await joined.close()
  }
}

async function* receiveRows(order: ReadOrder): AsyncGenerator<ListingRow[]> {
  const worker = new Worker(import.meta.filename, { workerData: order })
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
    const portion = message as Portion
    if (portion === null) return
    yield portion
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('written')
  }
  throw new Error('The thread that reads the directory ended early.')
}

async function read({ folder, at }: ReadOrder, port: MessagePort): Promise<void> {
  const send = (portion: Portion) => port.postMessage(portion)
  const written = on(port, 'message')
  let sent = 0
  for (const rows of buildRows(readDirectory(folder), at)) {
    send(rows)
    sent += 1
    if (sent > mostWaiting) await written.next()
  }
  send(null)
  port.close()
}

if (parentPort === null) throw new Error('This program is a thread of the server.')
const order = workerData as LoadOrder | ReadOrder
await ('at' in order ? read(order, parentPort) : write(order, parentPort))
