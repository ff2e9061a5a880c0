// Copies the files of the site into another storage, compares them, and may be repeated; the site may run meanwhile:
//   npm run storage:move -- FROM TO            each a data folder or s3://bucket/path
//   npm run storage:move -- FROM TO --remove   deletes from FROM what TO has, once the site uses TO
import path from 'node:path'
import { parseArgs } from 'node:util'

import { formatCount, makeProgress } from '../src/lib/backup/progress'
import { env } from '../src/lib/env'
import { moveObjects } from '../src/lib/storage/move-objects'
import { StorageError } from '../src/lib/storage/object-storage'
import { isS3, openStorage, tryStorage } from '../src/lib/storage/open-storage'
import { fileFolders } from '../src/lib/storage/site-storage'
import { commandLine } from './lib/command-line'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remove: { type: 'boolean', default: false } },
})

/** As it is in the environment, so that the two can be compared. */
const toLocation = (given: string): string => (isS3(given) ? given.replace(/\/+$/, '') : path.resolve(given))

async function run(): Promise<void> {
  const [from, to, ...rest] = positionals.map(toLocation)
  if (!from || !to || rest.length > 0)
    throw new StorageError(`Usage: ${commandLine('storage:move')} FROM TO [--remove]`)
  if (from === to) throw new StorageError('FROM and TO are the same')
  if (values.remove && env.filesLocation !== to)
    throw new StorageError(`--remove needs an environment whose files are in ${to}: set or unset S3_BUCKET`)
  const move = { from: await openStorage(from, env.s3), to: await openStorage(to, env.s3) }
  if (isS3(to)) await tryStorage(move.to)
  const remove = (key: string) => move.from.remove([key])
  const { copied, equal, newer } = await moveObjects(move, Object.values(fileFolders), {
    progress: makeProgress((line) => console.log(line)),
    onMoved: values.remove ? remove : undefined,
  })
  const all = copied + equal + newer.length
  if (all === 0) throw new StorageError(`${from} holds no files of a site`)
  for (const key of newer) console.log(`${key} was replaced in ${to} meanwhile; that one stays`)
  console.log(
    `${formatCount(all)} files: ${formatCount(copied)} copied, ${formatCount(equal)} were there; compared by hash` +
      `${values.remove ? `, and deleted from ${from}` : ''}.`,
  )
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    if (!(error instanceof StorageError)) console.error(error)
    else
      console.error(
        `storage:move: ${error.variable === 'target' ? '' : `${error.variable}: `}${error.message}`,
      )
    process.exit(1)
  },
)
