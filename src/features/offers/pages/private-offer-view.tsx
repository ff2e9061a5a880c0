import type { Offer } from '@/features/offers/model/offer-facts'
import { advanceText, numbersOf, offerFormats } from '@/features/offers/emails/offer-words'
import type { SignedLink } from '@/lib/http/find-signed-link'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/reads'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import type { OfferState } from '@/features/leads/model/offer-states'

import { PrivatePage } from '@/features/shell/server/reads'

interface MyOfferViewProps {
  link: SignedLink
  offer: Offer
  state: OfferState
  /** For the buyer, who confirms and withdraws. */
  mayAct?: boolean
}

function factsOf(offer: Offer, { locale }: SignedLink, t: Translator): [string, string][] {
  const { property, advancePercent } = offer.facts
  const { money, day } = offerFormats
  const rows: [string, string][] = [
    [t('my.offerReference'), offer.reference],
    [
      t('my.offerProperty'),
      [property.title, property.address, String(property.ref)].filter(Boolean).join(', '),
    ],
    [t('my.offerBuyers'), offer.buyers.map(({ name }) => name).join(', ')],
    [t('my.offerPrice'), `${money(offer.amount, offer, locale)} – ${offer.amountWords}`],
    [
      t('my.offerValidity'),
      t('my.offerFromUntil', { from: day(offer.from, locale), until: day(offer.until, locale) }),
    ],
    [
      t('my.offerFinancing'),
      offer.loan === undefined
        ? t('my.offerNoLoan')
        : t('my.offerLoan', { amount: money(offer.loan, offer, locale) }),
    ],
    [t('my.offerConditions'), offer.conditions],
    [t('my.offerAdvance'), advanceText(advancePercent, numbersOf(offer, locale))],
  ]
  return rows.filter(([, value]) => value !== '')
}

function Facts({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="mt-8 max-w-3xl border-t border-line">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-slate">{label}</dt>
          <dd className="whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ButtonsProps {
  link: SignedLink
  state: OfferState
  t: Translator
}

/** Plain forms: they work without JavaScript, and opening a link of an e-mail changes nothing. */
function Buttons({ link, state, t }: ButtonsProps) {
  if (state !== 'awaitingConfirmation' && state !== 'received') return null
  return (
    <div className="mt-8 flex flex-wrap gap-4">
      {state === 'awaitingConfirmation' && (
        <form method="post" action={`${link.path}confirm/`}>
          <button type="submit" className="button button-brand">
            {t('my.offerConfirm')}
          </button>
        </form>
      )}
      <form method="post" action={`${link.path}withdraw/`}>
        <button type="submit" className="button button-quiet">
          {t('my.offerWithdraw')}
        </button>
      </form>
    </div>
  )
}

interface HeadWords {
  title: string
  text?: string
}

/** The text speaks to the buyer; other readers get the state of the offer. */
function headOf({ link: { locale }, state, mayAct }: MyOfferViewProps, t: Translator): HeadWords {
  if (state === 'awaitingConfirmation')
    return { title: t('my.offerWaitingTitle'), text: t('my.offerWaitingText') }
  const mail = mailTranslator(locale)
  if (!mayAct)
    return { title: `${formKindLabels.purchaseOffer[locale]} ${mail(`offers.email.states.${state}`)}` }
  return { title: mail(`offers.buyer.${state}.subject`), text: mail(`offers.buyer.${state}.text`) }
}

/** A purchase offer on its private page: state, content, and the buyer's actions. */
export async function PrivateOfferView(props: MyOfferViewProps) {
  const { link, offer, state, mayAct } = props
  const { locale, path } = link
  const t = await getPageTranslator(locale)
  const { title, text } = headOf(props, t)
  return (
    <PrivatePage locale={locale} path={path} title={title}>
      {text && (
        <p role="status" className="mt-4 max-w-2xl text-lead text-slate">
          {text}
        </p>
      )}
      <Facts rows={factsOf(offer, link, t)} />
      <p className="mt-6 max-w-3xl">{mailTranslator(locale)('offers.binding')}</p>
      {mayAct && <Buttons link={link} state={state} t={t} />}
      {offer.confirmedAt && (
        <a href={`${path}document/`} className="button button-quiet mt-8">
          {t('my.offerDocument')}
        </a>
      )}
    </PrivatePage>
  )
}
