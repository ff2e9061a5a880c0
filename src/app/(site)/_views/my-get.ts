import { findMyLink, type MyLink, type MyParams } from '@/lib/data/find-my-link'
import type { MyThing } from '@/lib/leads/my-link'

const refuse = (status: number): Response =>
  new Response(status === 429 ? 'Too many requests' : 'Not found', {
    status,
    headers: {
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
      ...(status === 429 && { 'retry-after': '60' }),
    },
  })

/** A file below a private page: checks its link and hands it out; null given back means that there is none. */
export const myGet =
  <Params extends MyParams>(
    what: MyThing,
    read: (link: MyLink, params: Params) => Promise<Response | null>,
  ) =>
  async (request: Request, { params }: { params: Promise<Params> }): Promise<Response> => {
    const given = await params
    const answer = await findMyLink(what, given, request.headers)
    if (answer === 'tooMany') return refuse(429)
    if (answer === 'gone') return refuse(404)
    return (await read(answer, given)) ?? refuse(404)
  }
