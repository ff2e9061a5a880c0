import { redirect } from 'next/navigation'

import { portalHome } from '@/features/accounts/model/portal-path'
import { getsDigest } from '@/features/accounts/server/digest-choice'
import type { SignedLink } from '@/lib/http/find-signed-link'
import { endedLinkPath } from '@/lib/http/signed-links'
import { getPageTranslator } from '@/features/property/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'

import { PrivatePage } from '@/features/shell/server/reads'

/** Says whether an owner gets the weekly summary, with the button that ends it. Opening the page ends nothing. */
export async function MyDigest({ link: { id, locale, path } }: { link: SignedLink }) {
  const [isOn, t] = await Promise.all([getsDigest(await payloadClient(), id), getPageTranslator(locale)])
  if (isOn === null) redirect(endedLinkPath(locale, 'digest'))
  return (
    <PrivatePage
      locale={locale}
      path={path}
      title={t(isOn ? 'portal.digest.onTitle' : 'portal.digest.offTitle')}
    >
      <p className="mt-4 max-w-2xl text-lead text-slate">
        {t(isOn ? 'portal.digest.onText' : 'portal.digest.offText')}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        {isOn && (
          <form method="post" action={`${path}unsubscribe/`}>
            <button type="submit" className="button button-brand">
              {t('portal.digest.end')}
            </button>
          </form>
        )}
        <a href={portalHome(locale)} className="button button-quiet">
          {t('portal.title')}
        </a>
      </div>
    </PrivatePage>
  )
}
