import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { ask, signIn, type Login } from '../../tests/rig/http'
import type { RigSite } from '../../tests/rig/site'
import { makeVisitor, plainKinds, send, solve, type Visitor } from '../../tests/rig/visitor'
import type { MixedRequest } from '../../tests/rig/mixed-requests'
import type { Action, MinuteBook } from './minutes'

/** What all actors share. */
export interface Stage {
  site: RigSite
  book: MinuteBook
  /** Set while a fault lasts: then the site may answer that it is busy. */
  fault: string | null
  /** Set while the server is killed and has not started again. */
  isAway: boolean
  isOver: boolean
  /** E-mail addresses of acknowledged forms. */
  acknowledged: string[]
}

const busy = 503
/** A fault is felt for a while after its end: what was begun meanwhile ends late. */
interface Begun {
  fault: string | null
  isAway: boolean
}

/** Notes how a request ended. @returns whether it was answered as wanted */
function note(
  stage: Stage,
  action: Action,
  begun: Begun,
  answer: { status: number; milliseconds: number; text?: string },
): boolean {
  const { status, milliseconds, text = '' } = answer
  const isFaulty = stage.fault !== null || begun.fault !== null
  const isCut = status === 0 && (stage.isAway || begun.isAway)
  const ending =
    status > 0 && status < 500 ? 'good' : isCut ? 'cut' : status === busy && isFaulty ? 'refused' : 'error'
  stage.book.note(
    action,
    ending,
    milliseconds,
    `status ${status} ${text.slice(0, 120)} (fault: ${stage.fault ?? 'none'})`,
  )
  return ending === 'good'
}

const now = ({ fault, isAway }: Stage): Begun => ({ fault, isAway })

const maxAtOnce = 64

/** Visitors: pages, lists, files, searches, wrong addresses, refused forms, so many a second whatever the answers. */
export async function visit(
  stage: Stage,
  requests: readonly MixedRequest[],
  perSecond: number,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const begunAt = performance.now()
  for (let turn = 0; !stage.isOver; turn += 1) {
    const { url, init } = requests[turn % requests.length] ?? { url: '' }
    const begun = now(stage)
    const sentAt = performance.now()
    const sent = fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(30_000) })
      .then(async ({ status, body }) => {
        await body?.cancel()
        return status
      })
      .catch(() => 0)
      .then(
        (status) =>
          void note(stage, 'page', begun, { status, milliseconds: performance.now() - sentAt, text: url }),
      )
      .finally(() => running.delete(sent))
    running.add(sent)
    if (running.size >= maxAtOnce) await Promise.race(running)
    await wait(Math.max(0, begunAt + ((turn + 1) * 1000) / perSecond - performance.now()))
  }
  await Promise.all(running)
}

const formEveryMs = 2000

/** A form every two seconds; one without an acknowledgement is sent again until it has one, as people do. */
export async function sendForms(stage: Stage): Promise<void> {
  const { site, acknowledged } = stage
  const kinds = plainKinds(site.surroundings)
  const unanswered: Visitor[] = []
  for (let turn = 0; !stage.isOver || unanswered.length > 0; turn += 1) {
    const kind = kinds[turn % kinds.length] ?? 'siteContact'
    const visitor = unanswered.shift() ?? (await makeVisitor(kind, site.surroundings))
    const begun = now(stage)
    const answer = await send(site.server.origin, visitor, await solve(visitor, site.secret))
    note(stage, 'form', begun, answer)
    if (answer.status === 201) acknowledged.push(visitor.email)
    else unanswered.push(visitor)
    await wait(formEveryMs)
  }
}

const maxVisibleMs = 15_000

/** Milliseconds until a page shows a text; null when it does not, or the server is away. */
async function waitUntilSeen(stage: Stage, path: string, text: string): Promise<number | null> {
  const begun = performance.now()
  while (performance.now() - begun < maxVisibleMs) {
    const page = await ask(`${stage.site.server.origin}${path}`)
    if (page.text.includes(text)) return performance.now() - begun
    if (stage.isAway) return null
    await wait(50)
  }
  return null
}

/** An editor who changes the title of a page, looks at it, and uploads a picture, again and again. */
export async function edit(stage: Stage, login: Login, page: { id: string; path: string }): Promise<void> {
  const { origin } = stage.site.server
  const headers = await signIn(origin, login)
  for (let turn = 0; !stage.isOver; turn += 1) {
    await wait(4000)
    const title = `Soak ${turn} ${randomBytes(4).toString('hex')}`
    const begun = now(stage)
    const body = { title, _status: 'published' }
    const saved = await ask(`${origin}/api/pages/${page.id}?locale=fr`, { method: 'PATCH', body, headers })
    if (note(stage, 'save', begun, saved)) {
      const seen = await waitUntilSeen(stage, page.path, title)
      const isDisturbed = begun.fault !== null || stage.fault !== null
      if (seen !== null) stage.book.note('shown', 'good', seen)
      else if (!isDisturbed)
        stage.book.note('shown', 'error', maxVisibleMs, `${page.path} does not show ${title}`)
    }
    if (turn % 5 === 0)
      note(stage, 'save', now(stage), await ask(`${origin}/admin/collections/properties/`, { headers }))
    if (turn % 10 === 5) note(stage, 'save', now(stage), await uploadPicture(origin, headers))
  }
}

/** One white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

function uploadPicture(origin: string, headers: Record<string, string>) {
  const body = new FormData()
  body.append(
    'file',
    new File([picture], `soak-${randomBytes(4).toString('hex')}.png`, { type: 'image/png' }),
  )
  body.append('_payload', JSON.stringify({ alt: 'Soak' }))
  return ask(`${origin}/api/media?locale=fr`, { body, headers })
}
