import { capital } from '../language'
import type { Sentences } from '../roles'
import { area, bedroomsAndBaths, bedroomsOf, floorOf, nounOf, where } from './phrases'

/** Openings and rooms of houses and flats. */
export const dutchHomes = {
  houseOpening: [
    (f) => `${capital(nounOf(f).deze)} met ${area(f.livingArea)} bewoonbare oppervlakte ligt ${where(f)}.`,
    (f) =>
      `${capital(nounOf(f).deze)} dateert van ${f.year}${f.renovated ? `, werd in ${f.renovated} gerenoveerd` : ''} en telt ${bedroomsOf(f)} op ${area(f.livingArea)} bewoonbare oppervlakte.`,
    (f) =>
      `In ${f.place.nl} stellen wij u ${nounOf(f).een} met ${bedroomsOf(f)} voor, op een perceel van ${area(f.groundArea)}.`,
    (f) =>
      `${capital(nounOf(f).een)} van ${area(f.livingArea)} met ${bedroomsOf(f)}: dat vindt u ${where(f)}.`,
    (f) =>
      `Op een terrein van ${area(f.groundArea)} in ${f.place.nl} biedt ${nounOf(f).deze} uit ${f.year} een bewoonbare oppervlakte van ${area(f.livingArea)}.`,
  ],
  flatOpening: [
    (f) =>
      `${capital(nounOf(f).deze)} van ${area(f.livingArea)} ligt ${floorOf(f)} van een residentie, ${where(f)}.`,
    (f) =>
      `In ${f.place.nl} wacht ${floorOf(f)} ${nounOf(f).een} van ${area(f.livingArea)} met ${bedroomsOf(f)} op u.`,
    (f) =>
      `${capital(nounOf(f).deze)} met ${bedroomsOf(f)} ligt ${where(f)} en beslaat ${area(f.livingArea)} in een gebouw uit ${f.year}.`,
    (f) =>
      `Licht en praktisch: ${nounOf(f).een} van ${area(f.livingArea)} ${floorOf(f)} van een gebouw uit ${f.year}, in ${f.place.nl}.`,
  ],
  studioOpening: [
    (f) => `Deze studio van ${area(f.livingArea)} ligt ${floorOf(f)}, ${where(f)}.`,
    (f) =>
      `In ${f.place.nl} is deze studio van ${area(f.livingArea)} geschikt als eerste woonst én als belegging.`,
    (f) =>
      `Klein maar goed doordacht: deze studio van ${area(f.livingArea)} vindt u ${where(f)}, ${floorOf(f)}.`,
  ],
  unitOpening: [
    (f) =>
      `In een nieuwbouwproject in ${f.place.nl} biedt ${nounOf(f).deze} ${area(f.livingArea)} woonoppervlakte en ${bedroomsOf(f)}.`,
    (f) =>
      `${capital(nounOf(f).een)} met ${bedroomsOf(f)}, ${area(f.livingArea)} en een laag energieverbruik: zo woont u in ${f.place.nl} klaar voor morgen.`,
    (f) =>
      `${capital(nounOf(f).deze)} van ${area(f.livingArea)} maakt deel uit van een kleinschalig project in ${f.place.nl}, met ${bedroomsOf(f)} en een afwerking naar keuze.`,
    (f) =>
      `Word de eerste bewoner van ${nounOf(f).deze}: ${area(f.livingArea)}, ${bedroomsOf(f)} en al het hedendaagse comfort in ${f.place.nl}.`,
  ],
  groundFloor: [
    (f) =>
      f.openKitchen
        ? 'Het gelijkvloers omvat een inkomhal, een toilet en een leefruimte met open, volledig ingerichte keuken.'
        : 'Het gelijkvloers omvat een inkomhal, een toilet, een leefruimte en een aparte ingerichte keuken.',
    (f) =>
      f.openKitchen
        ? 'Op het leefniveau sluit de ingerichte keuken aan op een lichte eet- en zithoek.'
        : 'Op het leefniveau lopen zitkamer en eetkamer in elkaar over; de ingerichte keuken is een ruimte apart.',
    (f) =>
      f.openKitchen
        ? 'Via de hal komt u in een ruime leefkamer met ingerichte keuken.'
        : 'De hal geeft toegang tot de zitkamer, de eetkamer en, achteraan, de ingerichte keuken.',
    (f) =>
      f.openKitchen
        ? 'De leefruimte verenigt zithoek, eethoek en ingerichte keuken met kookeiland.'
        : 'De doorlopende leefruimte krijgt van twee kanten licht; de ingerichte keuken ligt achteraan.',
  ],
  upstairs: [
    (f) => `Boven vindt u ${bedroomsAndBaths(f)}.`,
    (f) => `Het nachtgedeelte bestaat uit ${bedroomsAndBaths(f)}.`,
    (f) => `De trap leidt naar ${bedroomsAndBaths(f)}.`,
    (f) => `Op de verdieping liggen ${bedroomsAndBaths(f)}.`,
  ],
  flatLayout: [
    (f) =>
      `De hal met vestiaire geeft toegang tot de leefruimte, de ingerichte keuken en het aparte toilet; het nachtgedeelte telt ${bedroomsAndBaths(f)}.`,
    (f) => `U vindt er een lichte leefruimte, een ingerichte keuken, ${bedroomsAndBaths(f)}.`,
    (f) =>
      `De leefruimte ${f.openKitchen ? 'met open keuken vormt' : 'en de aparte keuken vormen'} het hart van de woning; ${bedroomsAndBaths(f)} maken het geheel compleet.`,
    (f) =>
      `De hal leidt naar de leefruimte, de ingerichte keuken, ${bedroomsAndBaths(f)}; er is ook een berging.`,
  ],
  studioLayout: [
    () =>
      'In de leefruimte zijn zithoek, slaaphoek en een ingerichte kitchenette samengebracht; de douchekamer met toilet is apart.',
    () =>
      'U vindt er een leefruimte met ingerichte kitchenette, een afgeschermde slaaphoek en een douchekamer met toilet.',
    () =>
      'Een kleine hal leidt naar de leefruimte met kitchenette en naar de douchekamer met toilet; elke vierkante meter is benut.',
  ],
} satisfies Partial<Sentences>
