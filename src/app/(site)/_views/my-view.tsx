import { headers } from 'next/headers'
import type { ReactNode } from 'react'

import { findMyLink, type MyLink, type MyParams } from '@/lib/data/find-my-link'
import type { MyThing } from '@/lib/leads/my-link'

import { MyGone } from './my-gone'

interface MyViewProps {
  params: Promise<MyParams>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * Private pages: what a signed link of a mail opens, at `/{locale}/my/<thing>/<id>/<token>/`. How to make one:
 *
 * 1. `app/(site)/[locale]/my/<thing>/[id]/[token]/page.tsx` is `export default myView('<thing>', async (link) => …)`. It
 *    reads what `link.id` names and gives `<MyPage locale={link.locale} path={link.path} title={…}>…</MyPage>`, or null
 *    when that is gone. The layout in `my` gives noindex, no-referrer and "made on request"; `next.config.ts` and
 *    `proxy.ts` the headers. Opening a page changes nothing: scanners of mails open every link.
 * 2. What changes something is a plain `<form method="post" action={`${link.path}confirm/`}>`, without client script;
 *    `[token]/confirm/route.ts` exports `POST` made by `myPost` (`my-post.ts`), which checks the same link, does it
 *    (repeatably: people press twice) and leads back to the page. Files come from a `GET` made by `myGet`.
 * 3. Links in mails: `facts.my('<thing>', id, until)` in a letter, else `myPath(…, env.payloadSecret)`.
 *
 * A link that has ended is answered with words and status 200: with status 404 Next sends a page that only script fills.
 */
export const myView = (
  what: MyThing,
  show: (link: MyLink, query: Record<string, string | string[] | undefined>) => Promise<ReactNode>,
) =>
  async function MyView({ params, searchParams }: MyViewProps) {
    const answer = await findMyLink(what, await params, await headers())
    if (typeof answer === 'string') return <MyGone reason={answer} />
    return (await show(answer, await searchParams)) ?? <MyGone reason="gone" />
  }
