import { on, once } from 'node:events'
import { type MessagePort, Worker, parentPort, workerData } from 'node:worker_threads'
import type { DataFileError } from './engines/directory/files/data-file-error.ts'
import type { DirectoryFolders } from './engines/directory/directory-folders.ts'
import { buildRows, readDirectory, storeRows } from './engines/directory/load.ts'
import type { LoadOrder, LoadReport } from './engines/directory/load-beside.ts'
import type { ListingRow } from './engines/directory/rows.ts'
import { systemClock } from './platform/clock.ts'
import { joinDatabase } from './platform/db/open.ts'

// The process of `beginLoad`: it writes, and a thread of it reads ahead, which takes as long. Built as a program of its own,
// because the whole server takes a third of a second to read.

interface ReadOrder {
  folders: DirectoryFolders
  at: number
}

/** Null says that nothing is missing. */
type Portion = ListingRow[] | null

/** So many portions may wait to be written; all of them would fill the memory when the disk is slow. */
const mostWaiting = 8

async function write({ database, folders }: LoadOrder): Promise<LoadReport> {
  const at = systemClock.now()
  const joined = await joinDatabase(database)
  try {
    const chunks = () => receiveRows({ folders, at })
    return { result: await storeRows(joined, { ...readDirectory(folders), chunks }, at) }
  } catch (error) {
    if (!isDataFileError(error)) throw error
    return { fault: { file: error.file, line: error.line, problem: error.problem } }
  } finally {
    await joined.close()
  }
}

/** An error that crosses from the thread that reads keeps its fields and loses its class. */
function isDataFileError(error: unknown): error is DataFileError {
  return error instanceof Error && error.name === 'DataFileError'
}

/** Does what the server orders, and ends with it: a load without a server would only keep the next one waiting. */
async function serve(): Promise<void> {
  const end = () => process.exit(1)
  process.once('disconnect', end)
  const [order] = (await once(process, 'message')) as [LoadOrder]
  const report = await write(order)
  process.off('disconnect', end)
  await new Promise<void>((sent) => process.send?.(report, () => sent()))
  process.disconnect()
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

async function read({ folders, at }: ReadOrder, port: MessagePort): Promise<void> {
  const send = (portion: Portion) => port.postMessage(portion)
  const written = on(port, 'message')
  let sent = 0
  for (const rows of buildRows(readDirectory(folders), at)) {
    send(rows)
    sent += 1
    if (sent > mostWaiting) await written.next()
  }
  send(null)
  port.close()
}

await (parentPort === null ? serve() : read(workerData as ReadOrder, parentPort))
