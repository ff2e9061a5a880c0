import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'

import { findSignedLink, type SignedLink, type SignedLinkParams } from './find-signed-link'
import { endedLinkPath, type SignedLinkKind } from './signed-links'

import { requestLocale } from '@/lib/http/request-locale'

interface SignedLinkPageProps {
  params: Promise<SignedLinkParams>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * Private pages, opened by the signed link of an e-mail, at `/{locale}/my/<thing>/<id>/<token>/`. To create one:
 *
 * 1. `app/(site)/[locale]/my/<thing>/[id]/[token]/page.tsx` is
 *    `export default signedLinkPage('<thing>', async (link) => …)`. It reads the document with the id `link.id` and
 *    returns `<PrivatePage locale={link.locale} path={link.path} title={…}>…</PrivatePage>`, or null when the document
 *    no longer exists. The layout in `my` sets noindex, no-referrer and rendering per request;
 *    The HTTP server sets the headers. Opening a page changes nothing: e-mail scanners open every link.
 * 2. Changes are made by a plain `<form method="post" action={`${link.path}confirm/`}>`, without client script;
 *    `[token]/confirm/route.ts` exports a `POST` created by `signedLinkAction`, which checks the same link, runs the
 *    change (repeatable: people press twice) and redirects to the page. Files come from a `GET` created by
 *    `signedLinkFile`.
 * 3. Links in e-mails: `facts.my('<thing>', id, until)` in a message, else `signedLinkPath(…, env.payloadSecret)`.
 *
 * The proxy answers a wrong or expired link before the page, with a notice and a true status (`refuse-link.ts`). The link
 * of a document that no longer exists redirects to such an answer.
 */
export const signedLinkPage = (
  kind: SignedLinkKind,
  show: (link: SignedLink, query: Record<string, string | string[] | undefined>) => Promise<ReactNode>,
) =>
  async function SignedLinkPage({ params, searchParams }: SignedLinkPageProps) {
    const answer = await findSignedLink(kind, await params, await headers())
    if (typeof answer === 'string') return redirect(endedLinkPath(await requestLocale(), kind))
    return (await show(answer, await searchParams)) ?? redirect(endedLinkPath(answer.locale, kind))
  }
