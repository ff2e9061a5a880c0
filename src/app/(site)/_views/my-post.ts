import { findMyLink, type MyLink, type MyParams } from '@/lib/data/find-my-link'
import { isLocale, sourceLocale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { MyThing } from '@/lib/leads/my-link'

interface MyPostContext {
  params: Promise<MyParams>
}

/** Does what the button says; repeatable. Nothing given back means: back to the page of the link. */
type MyDeed = (link: MyLink, request: Request) => Promise<Response | undefined>

const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

async function refuseTooMany(locale: string): Promise<Response> {
  const t = await getTranslator(isLocale(locale) ? locale : sourceLocale)
  return new Response(t('my.tooManyText'), {
    status: 429,
    headers: {
      'retry-after': '60',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}

/**
 * A route below a private page: checks its link and does something. A link that has ended leads to its page, which says
 * so. Other sites cannot press the button: they do not know the address.
 */
export const myPost =
  (what: MyThing, deed: MyDeed) =>
  async (request: Request, { params }: MyPostContext): Promise<Response> => {
    const given = await params
    const answer = await findMyLink(what, given, request.headers)
    if (answer === 'tooMany') return refuseTooMany(given.locale)
    if (answer === 'gone') return leadTo(isLocale(given.locale) ? `/${given.locale}/my/${what}/` : '/')
    return (await deed(answer, request)) ?? leadTo(answer.path)
  }
