import { capital } from '../language'
import type { Sentences } from '../roles'
import { area, bedroomsOf, count, flatsOf, money, nounOf, oneOf, where } from './phrases'

/** Land, investment buildings, commercial premises, garages and new-build projects. */
export const englishOther = {
  unitProject: [
    () =>
      'The development consists of plain volumes in pale brick around a planted courtyard, with a bicycle store and charging points.',
    () =>
      'Partitions, kitchen, tiles and paint are chosen from the plans, and an adviser guides you at every step.',
    () => 'Extra insulation, balanced ventilation and solar panels keep the energy bill very low.',
  ],
  landOpening: [
    (f) => `Dreaming of building? This building plot of ${area(f.groundArea)} is ${where(f)}.`,
    (f) => `In ${f.place.en}, this building plot of ${area(f.groundArea)} is waiting for your project.`,
    (f) =>
      `${capital(where(f))} we offer a building plot of ${area(f.groundArea)}, ready for a family house.`,
    (f) => `A building plot of ${area(f.groundArea)}, well located ${where(f)}.`,
  ],
  landSize: [
    (f) =>
      `The plot has a street frontage of ${f.frontWidth} m and is about ${f.plotDepth} m deep, on nearly level ground.`,
    (f) =>
      `With ${f.frontWidth} m along the street and a depth of ${f.plotDepth} m, it lends itself to a detached house.`,
    (f) => `The plot is regular in shape: ${f.frontWidth} m wide and ${f.plotDepth} m deep.`,
  ],
  landPlanning: [
    () =>
      'On the zoning plan the plot lies in a residential area; a subdivision permit lays down the size and position of the house.',
    () =>
      'The zoning plan shows the plot as part of a residential area. The rules allow a house of two storeys under the roof.',
    () =>
      'In this residential area a single-family house may be built; the planning information is ready for you.',
  ],
  landUtilities: [
    () => 'Water, electricity, fibre and sewer are available in the street.',
    () => 'All services run along the street: water, electricity, telecommunications and sewer.',
    () => 'The street is fully equipped with water, electricity, telephone and sewer.',
  ],
  landAdvice: [
    () => 'You are free to choose your architect and builder; a soil test is available at our agency.',
    () =>
      'The sale carries no obligation to a builder. The boundary marking and the surveyor’s plan are in the file.',
    () => 'The survey plan and the extract from the Walloon soil register can be consulted at our agency.',
  ],
  investmentOpening: [
    (f) => `This investment building of ${area(f.livingArea)} consists of ${flatsOf(f)}, ${where(f)}.`,
    (f) =>
      `In ${f.place.en} we offer an investment building with ${flatsOf(f)}, ${area(f.livingArea)} in all.`,
    (f) => `${capital(flatsOf(f))} under one roof: this building from ${f.year} stands ${where(f)}.`,
  ],
  investmentFlats: [
    (f) => `Together the ${flatsOf(f)} have ${bedroomsOf(f)}; they are well laid out and easy to let.`,
    (f) =>
      `It holds ${count(f.flats, 'apartment')} on ${count(f.floors, 'level')}, each with a fitted kitchen and a shower room.`,
    (f) => `Every level is a complete home; in all there are ${bedroomsOf(f)}.`,
  ],
  investmentYield: [
    (f) => `The rents bring in about ${money(f.yearlyRent)} a year.`,
    (f) => `Fully let, it yields a gross rent of ${money(f.yearlyRent)} a year.`,
    (f) => `The yearly rental income is ${money(f.yearlyRent)}, excluding charges.`,
  ],
  investmentMeters: [
    () => 'Gas and electricity meters are individual, which keeps management simple.',
    () =>
      'Each flat has its own meters and doorbell, and the permits have been checked with the municipality.',
    () => 'There is a shared room for bicycles and bins, and the leases are registered.',
  ],
  shopOpening: [
    (f) => `These commercial premises of ${area(f.storeArea)} are ${where(f)}.`,
    (f) => `In ${f.place.en} we offer commercial premises of ${area(f.storeArea)} with a shop window.`,
    (f) =>
      `Looking for a visible place for your business? Here are ${area(f.storeArea)} of commercial premises in ${f.place.en}.`,
  ],
  officeOpening: [
    (f) => `You will find this office floor of ${area(f.officeArea)} ${where(f)}.`,
    (f) => `In ${f.place.en}, ${area(f.officeArea)} of offices are ready for your team.`,
    (f) =>
      `Profession or small company: these ${area(f.officeArea)} of offices in ${f.place.en} adapt to what you do.`,
  ],
  warehouseOpening: [
    (f) => `This warehouse of ${area(f.storeArea)} with ${area(f.officeArea)} of offices stands ${where(f)}.`,
    (f) =>
      `In ${f.place.en}, a warehouse of ${area(f.storeArea)} with ${area(f.officeArea)} of offices awaits your company.`,
    (f) =>
      `Storage, workshop or light production: this warehouse of ${area(f.storeArea)} in ${f.place.en} is suited to all three.`,
  ],
  commerceLayout: [
    (f) =>
      f.kind === 'office'
        ? 'There is a reception area, several closed offices, a meeting room, a kitchenette and toilets.'
        : `The main space is a single open room; ${f.kind === 'warehouse' ? 'a loading bay, a changing room' : 'a stockroom, a small office'} and toilets complete it.`,
    (f) =>
      f.kind === 'office'
        ? 'The light partitions are easily moved, so the floor can be arranged to suit your needs.'
        : 'The open space can be fitted out freely; stockroom and toilets are at the rear.',
    (f) =>
      `The bright rooms are spread over ${count(f.floors, 'level')}, with toilets and a kitchen corner for the staff.`,
  ],
  commerceVisibility: [
    () => 'The address is highly visible and many customers pass by every day.',
    () => 'The street is busy and the bus stop is in front of the door.',
    () => 'The neighbouring businesses attract people all week long.',
  ],
  commerceEquipment: [
    () => 'Alarm, LED lighting and a fibre connection are in place.',
    () => 'The electrical installation is three-phase and fibre is connected.',
    (f) =>
      `${f.kind === 'warehouse' ? 'A four-metre sectional door' : 'A security shutter'}, an alarm and LED lighting are part of the equipment.`,
  ],
  commerceTerms: [
    () => 'The residential energy certificate does not apply to this property.',
    () =>
      'No residential energy certificate is required; the report of the electrical inspection is in the file.',
    () =>
      'This property needs no residential energy certificate. The municipality has confirmed its current use.',
  ],
  garageOpening: [
    (f) => `This ${nounOf(f)} of ${area(f.groundArea)} is ${where(f)}.`,
    (f) => `No more driving in circles to park: this ${nounOf(f)} is for sale ${where(f)}.`,
    (f) => `In ${f.place.en} we offer ${oneOf(f)} of ${area(f.groundArea)}.`,
  ],
  garageAccess: [
    (f) =>
      f.kind === 'garage'
        ? 'The access is wide, and the door of 2.40 m opens without effort.'
        : 'It is reached by a ramp and an automatic barrier, and the space is numbered.',
    (f) =>
      `You drive in through ${f.kind === 'garage' ? 'a shared yard' : 'a remote-controlled door'}, which is lit at night; manoeuvring is easy.`,
    (f) =>
      f.kind === 'garage'
        ? 'The yard is tarmacked and the garage can be locked; there is a power socket.'
        : 'The space is covered, clearly marked and close to the lift.',
  ],
  garageUse: [
    () => 'There is room for a family car, or for a motorcycle and some furniture.',
    () => 'For your car, for a hobby or as a carefree investment, it is a simple solution.',
    () => 'Parking is in great demand in this neighbourhood, so it is easy to let.',
  ],
  garageTerms: [
    () => 'No energy certificate is required for this type of property, and the costs are minimal.',
    () => 'An energy certificate does not apply. There are no co-ownership charges to speak of.',
    () => 'The owners share the upkeep, a few euros a month; no energy certificate is required.',
  ],
} satisfies Partial<Sentences>
