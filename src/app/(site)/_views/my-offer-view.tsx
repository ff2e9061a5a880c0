import type { Offer } from '@/forms/purchase-offer/offer-facts'
import { letterWords, stateWords } from '@/forms/purchase-offer/offer-letter-words'
import { advanceText, bindingText, offerFormats } from '@/forms/purchase-offer/offer-words'
import type { MyLink } from '@/lib/data/find-my-link'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import { formKindLabels } from '@/lib/leads/form-kinds'
import type { OfferState } from '@/lib/leads/offer-states'

import { MyPage } from './my-page'

interface MyOfferViewProps {
  link: MyLink
  offer: Offer
  state: OfferState
  /** For the buyer, who confirms and withdraws. */
  mayAct?: boolean
}

function factsOf(offer: Offer, { locale }: MyLink, t: Translator): [string, string][] {
  const { property, advancePercent } = offer.facts
  const { money, day } = offerFormats
  const rows: [string, string][] = [
    [t('my.offerReference'), offer.reference],
    [
      t('my.offerProperty'),
      [property.title, property.address, String(property.ref)].filter(Boolean).join(', '),
    ],
    [t('my.offerBuyers'), offer.buyers.map(({ name }) => name).join(', ')],
    [t('my.offerPrice'), `${money(offer.amount, locale)} – ${offer.amountWords}`],
    [
      t('my.offerValidity'),
      t('my.offerFromUntil', { from: day(offer.from, locale), until: day(offer.until, locale) }),
    ],
    [
      t('my.offerFinancing'),
      offer.loan === undefined
        ? t('my.offerNoLoan')
        : t('my.offerLoan', { amount: money(offer.loan, locale) }),
    ],
    [t('my.offerConditions'), offer.conditions],
    [t('my.offerAdvance'), advanceText(advancePercent, locale)],
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
  link: MyLink
  state: OfferState
  t: Translator
}

/** Plain forms: they work without script, and the links of a mail do nothing by themselves. */
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

/** The buyer is spoken to; those who only look read where the offer stands. */
function headOf({ link: { locale }, state, mayAct }: MyOfferViewProps, t: Translator): HeadWords {
  if (state === 'awaitingConfirmation')
    return { title: t('my.offerWaitingTitle'), text: t('my.offerWaitingText') }
  if (!mayAct)
    return { title: `${formKindLabels.purchaseOffer[locale]} ${letterWords.states[state][locale]}` }
  return { title: stateWords[state].subject[locale], text: stateWords[state].text[locale] }
}

/** A purchase offer on its private page: where it stands, what it says, and what its buyer may do. */
export async function MyOfferView(props: MyOfferViewProps) {
  const { link, offer, state, mayAct } = props
  const { locale, path } = link
  const t = await getTranslator(locale)
  const { title, text } = headOf(props, t)
  return (
    <MyPage locale={locale} path={path} title={title}>
      {text && (
        <p role="status" className="mt-4 max-w-2xl text-lead text-slate">
          {text}
        </p>
      )}
      <Facts rows={factsOf(offer, link, t)} />
      <p className="mt-6 max-w-3xl">{bindingText[locale]}</p>
      {mayAct && <Buttons link={link} state={state} t={t} />}
      {offer.confirmedAt && (
        <a href={`${path}document/`} className="button button-quiet mt-8">
          {t('my.offerDocument')}
        </a>
      )}
    </MyPage>
  )
}
