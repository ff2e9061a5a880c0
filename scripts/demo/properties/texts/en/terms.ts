import type { DemoFacts } from '../../facts'
import { capital } from '../language'
import type { Sentences } from '../roles'
import { heaterOf, money, windowsOf } from './phrases'

const free: Record<DemoFacts['availability'], string> = {
  atDeed: 'vacant on signing of the deed',
  immediately: 'available immediately',
  toAgree: 'available on a date to be agreed',
  tenanted: 'tenanted and sold subject to the current lease',
  delivery: 'available at delivery',
  occupied: 'occupied by the seller',
}

const occupancy: Record<DemoFacts['availability'], string> = {
  atDeed: 'on signing of the deed',
  immediately: 'immediately',
  toAgree: 'to be agreed',
  tenanted: 'subject to the current lease',
  delivery: 'at delivery',
  occupied: 'occupied',
}

const moveIn: Record<DemoFacts['availability'], string> = {
  atDeed: 'You receive the keys on the day of the notarial deed.',
  immediately: 'The premises are empty, so you can make use of them at once.',
  toAgree: 'The date on which the property becomes vacant is set by mutual agreement.',
  tenanted: 'The current lease passes to the buyer, who receives the rent from the day of the deed.',
  delivery: 'You receive the keys at provisional acceptance.',
  occupied: 'The seller goes on living in the property.',
}

/** Technical state, energy, money and what to do next. */
export const englishTerms = {
  building: [
    (f) =>
      `The building ${f.lift ? 'has a lift' : 'has no lift'} and is well kept${f.charges > 0 ? `; common charges come to ${money(f.charges)} a month` : ''}.`,
    (f) =>
      `A professional managing agent looks after the co-ownership${f.charges > 0 ? `, with an advance on charges of ${money(f.charges)} a month` : ''}${f.lift ? '; there is a lift' : ''}.`,
    (f) =>
      `The common areas are clean and well lit${f.lift ? ', and a lift serves every floor' : ''}${f.charges > 0 ? `; allow for charges of ${money(f.charges)} a month` : ''}.`,
  ],
  heating: [
    (f) => `Heating is provided by ${heaterOf(f)}, and there are ${windowsOf(f)}.`,
    (f) =>
      `Heating: ${heaterOf(f).replace(/^(an?|the) /, '')}. Windows: ${windowsOf(f).replace(' window frames', ' frames')}.`,
    (f) =>
      `${capital(heaterOf(f))} ${f.heating === 'electric' ? 'heat' : 'heats'} the rooms; there are ${windowsOf(f)}.`,
  ],
  epcKnown: [
    (f) =>
      `The energy performance certificate gives label ${f.epcLabel}, at ${f.consumption} kWh/m² per year.`,
    (f) =>
      `With a specific consumption of ${f.consumption} kWh/m² per year, the property has EPC label ${f.epcLabel}.`,
    (f) => `The energy label is ${f.epcLabel} (${f.consumption} kWh/m² per year).`,
    (f) => `EPC ${f.epcLabel}: the calculated consumption is ${f.consumption} kWh/m² per year.`,
  ],
  epcRequested: [
    () =>
      'The energy performance certificate has been requested; we will send it to you as soon as it arrives.',
    () =>
      'The assessor has visited; we will send you the energy performance certificate as soon as it arrives.',
    () => 'The energy performance certificate has been requested.',
  ],
  epcMissing: [
    () => 'The energy data can be requested from our agency.',
    () => 'The energy file can be consulted at our agency.',
    () => 'For the energy data, please contact our agency.',
  ],
  conditionNew: [
    () => 'Everything is new or nearly so: all that is missing is your furniture.',
    () => 'Materials and building services meet current standards.',
    () => 'Everything is in immaculate condition.',
  ],
  conditionGood: [
    () => 'The property is in good condition and well maintained.',
    () => 'The property has been looked after with care, and no major work is needed.',
    () => 'The general condition is good: no work is needed.',
  ],
  conditionRefresh: [
    () => 'A little redecorating and it is yours.',
    () => 'The structure is sound; fresh paint and new floors will do.',
    () => 'The property needs some updating, which the price takes into account.',
  ],
  conditionRenovate: [
    () => 'A renovation is needed: insulation, electrics and plumbing.',
    () => 'There is potential for anyone who wants to renovate to their own taste; regional grants may help.',
    () => 'The property is to be renovated; its structure and volumes are well worth it.',
  ],
  cadastralIncome: [
    (f) => `The cadastral income is ${money(f.cadastralIncome)}.`,
    (f) => `Cadastral income, not indexed: ${money(f.cadastralIncome)}.`,
    (f) => `In the land register the property has a cadastral income of ${money(f.cadastralIncome)}.`,
  ],
  priceOnRequest: [
    () => 'The price is available on request.',
    () => 'At the owners’ request the price is not shown; we will gladly tell you by phone.',
    () => 'Our team will give you the price by phone or by e-mail.',
  ],
  vat: [
    () => 'The price excludes 21% VAT on the construction and on the share of the land.',
    () => 'The sale is subject to VAT; your notary will tell you whether the reduced rate applies.',
    () => 'The specifications and the plan for payment in instalments are available at our agency.',
  ],
  electricity: [
    () => 'The electrical inspection is not compliant.',
    () => 'The electrical installation is not compliant; the buyer adapts it.',
    () => 'The electricity was inspected and is not compliant.',
  ],
  available: [
    (f) => `The property is ${free[f.availability]}.`,
    (f) => moveIn[f.availability],
    (f) => `Availability: ${occupancy[f.availability]}.`,
  ],
  rentTerms: [
    (f) =>
      `The rent is ${money(f.price)} a month${f.charges > 0 ? `, plus an advance on charges of ${money(f.charges)}` : ', with no common charges'}.`,
    (f) =>
      `Monthly rent: ${money(f.price)}${f.charges > 0 ? ` plus ${money(f.charges)} of charges` : ', utilities not included'}; rental guarantee of two months.`,
    (f) =>
      `Allow for ${money(f.price)} of rent a month${f.charges > 0 ? ` and ${money(f.charges)} of charges` : ''}, with two months’ guarantee on a blocked account.`,
  ],
  closingSale: [
    () => 'Arrange a viewing with our team: we will show you around at your own pace.',
    () => 'Interested? Ask for the complete file or book a viewing online.',
    () => 'Call our agency or choose a time for a viewing on this page.',
    () => 'We are glad to answer your questions and will accompany you during the viewing.',
  ],
  closingRent: [
    () => 'Viewings are by appointment; send in your application once you have seen the property.',
    () => 'Book a viewing online or call our lettings department.',
    () => 'Would you like to have a look? Suggest a time and we will confirm the appointment.',
  ],
  closingOption: [
    () =>
      'This property is currently under option: leave us your details and we will let you know if it becomes free.',
    () => 'An option is running; we will gladly note your interest.',
    () => 'An offer is being considered, but nothing has been signed: ask to be put on the waiting list.',
  ],
  closingSold: [
    () =>
      'This property is sold. Register your search and we will tell you as soon as something similar comes up.',
    () => 'This property has found a buyer. Are you selling in this neighbourhood? Ask for a free valuation.',
    () => 'The sale is complete, thank you for your interest; similar properties come in regularly.',
  ],
  closingRented: [
    () => 'This property is rented. Register your search to receive our next rental properties.',
    () => 'The lease is signed, thank you for your interest. We regularly have other properties to rent.',
    () => 'This property has found a tenant; tell us what you are looking for and we will write to you.',
  ],
} satisfies Partial<Sentences>
