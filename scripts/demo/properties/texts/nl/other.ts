import { capital } from '../language'
import type { Sentences } from '../roles'
import { area, bedroomsOf, count, flatsOf, money, nounOf, where } from './phrases'

const levels = (number: number) => count(number, 'niveau', 'niveaus')

/** Land, investment buildings, commercial premises, garages and new-build projects. */
export const dutchOther = {
  unitProject: [
    () =>
      'Het project bestaat uit sobere volumes in lichte baksteen rond een groene binnenplaats, met fietsenberging en laadpalen.',
    () => 'Wanden, keuken, tegels en verf kiest u op plan; een adviseur begeleidt u bij elke stap.',
    () => 'Extra isolatie, balansventilatie en zonnepanelen houden de energiefactuur heel laag.',
  ],
  landOpening: [
    (f) => `Droomt u van bouwen? Deze bouwgrond van ${area(f.groundArea)} ligt ${where(f)}.`,
    (f) => `In ${f.place.nl} wacht deze bouwgrond van ${area(f.groundArea)} op uw project.`,
    (f) =>
      `${capital(where(f))} bieden wij u een bouwgrond van ${area(f.groundArea)} aan, klaar voor een gezinswoning.`,
    (f) => `Bouwgrond van ${area(f.groundArea)}, goed gelegen ${where(f)}.`,
  ],
  landSize: [
    (f) =>
      `Het perceel is aan de straat ${f.frontWidth} m breed en ongeveer ${f.plotDepth} m diep, met een vrijwel vlak reliëf.`,
    (f) =>
      `Met ${f.frontWidth} m straatbreedte en ${f.plotDepth} m diepte leent het zich tot een vrijstaande woning.`,
    (f) => `Het terrein is regelmatig van vorm: ${f.frontWidth} m breed en ${f.plotDepth} m diep.`,
  ],
  landPlanning: [
    () =>
      'Het terrein ligt op het gewestplan in woongebied; een verkavelingsvergunning legt gabarit en inplanting vast.',
    () =>
      'Op het gewestplan is het terrein ingekleurd als woongebied. De voorschriften laten een woning van twee bouwlagen onder dak toe.',
    () =>
      'In dit woongebied mag u een eengezinswoning bouwen; de stedenbouwkundige inlichtingen liggen voor u klaar.',
  ],
  landUtilities: [
    () => 'Water, elektriciteit, glasvezel en riolering zijn in de straat aanwezig.',
    () => 'Alle nutsleidingen liggen in de straat: water, elektriciteit, telecom en riolering.',
    () => 'De straat is volledig uitgerust met water, elektriciteit, telefoon en riolering.',
  ],
  landAdvice: [
    () => 'U kiest vrij uw architect en uw aannemer; een grondsondering is op ons kantoor beschikbaar.',
    () =>
      'De verkoop is zonder bouwverplichting. De afpaling en het plan van de landmeter zitten in het dossier.',
    () => 'Het meetplan en het uittreksel uit de Waalse bodemdatabank kunt u op ons kantoor inkijken.',
  ],
  investmentOpening: [
    (f) => `Deze opbrengsteigendom van ${area(f.livingArea)} bestaat uit ${flatsOf(f)} en ligt ${where(f)}.`,
    (f) =>
      `In ${f.place.nl} bieden wij u een opbrengsteigendom met ${flatsOf(f)} aan, samen ${area(f.livingArea)}.`,
    (f) => `${capital(flatsOf(f))} onder één dak: dit gebouw uit ${f.year} ligt ${where(f)}.`,
  ],
  investmentFlats: [
    (f) => `De ${flatsOf(f)} tellen samen ${bedroomsOf(f)}; ze zijn goed ingedeeld en vlot te verhuren.`,
    (f) =>
      `U vindt er ${count(f.flats, 'appartement', 'appartementen')}, verdeeld over ${levels(f.floors)}, elk met ingerichte keuken en douchekamer.`,
    (f) => `Op elk niveau bevindt zich een volwaardige woonunit; in totaal zijn er ${bedroomsOf(f)}.`,
  ],
  investmentYield: [
    (f) => `De huur brengt ongeveer ${money(f.yearlyRent)} per jaar op.`,
    (f) => `Volledig verhuurd is de brutohuuropbrengst ${money(f.yearlyRent)} per jaar.`,
    (f) => `De jaarlijkse huurinkomsten bedragen ${money(f.yearlyRent)}, zonder kosten.`,
  ],
  investmentMeters: [
    () => 'De gas- en elektriciteitsmeters zijn individueel, wat het beheer eenvoudig maakt.',
    () =>
      'Elke woonunit heeft eigen meters en een eigen bel; de vergunningen zijn bij de gemeente nagekeken.',
    () =>
      'Er is een gemeenschappelijke ruimte voor fietsen en vuilnis, en de huurovereenkomsten zijn geregistreerd.',
  ],
  shopOpening: [
    (f) => `Dit handelspand van ${area(f.storeArea)} ligt ${where(f)}.`,
    (f) => `In ${f.place.nl} bieden wij u een handelspand van ${area(f.storeArea)} met etalage aan.`,
    (f) =>
      `Zoekt u een zichtbare plek voor uw zaak? Hier is ${area(f.storeArea)} winkeloppervlakte in ${f.place.nl}.`,
  ],
  officeOpening: [
    (f) => `Deze kantoorruimte van ${area(f.officeArea)} vindt u ${where(f)}.`,
    (f) => `In ${f.place.nl} is ${area(f.officeArea)} kantoorruimte klaar voor uw team.`,
    (f) =>
      `Vrij beroep of kleine onderneming: deze ${area(f.officeArea)} kantoorruimte in ${f.place.nl} past zich aan uw activiteit aan.`,
  ],
  warehouseOpening: [
    (f) => `Dit magazijn van ${area(f.storeArea)} met ${area(f.officeArea)} kantoren ligt ${where(f)}.`,
    (f) =>
      `In ${f.place.nl} wacht een magazijn van ${area(f.storeArea)} met ${area(f.officeArea)} kantoren op uw bedrijf.`,
    (f) =>
      `Opslag, werkplaats of kleine productie: dit magazijn van ${area(f.storeArea)} in ${f.place.nl} leent zich ertoe.`,
  ],
  commerceLayout: [
    (f) =>
      f.kind === 'office'
        ? 'U vindt er een onthaal, verschillende gesloten kantoren, een vergaderzaal, een kitchenette en sanitair.'
        : `De hoofdruimte is één geheel; ${f.kind === 'warehouse' ? 'een laadkade, een kleedruimte' : 'een voorraadruimte, een klein bureau'} en sanitair vullen haar aan.`,
    (f) =>
      f.kind === 'office'
        ? 'De lichte wanden zijn makkelijk te verplaatsen, zodat u de ruimte naar wens indeelt.'
        : 'De open ruimte richt u vrij in; voorraad en sanitair liggen achteraan.',
    (f) =>
      `De lichte ruimtes zijn verdeeld over ${levels(f.floors)}, met sanitair en een keukenhoek voor het personeel.`,
  ],
  commerceVisibility: [
    () => 'Het adres is goed zichtbaar en elke dag komen er veel klanten voorbij.',
    () => 'De straat is druk en de bushalte ligt voor de deur.',
    () => 'De zaken ernaast trekken de hele week volk.',
  ],
  commerceEquipment: [
    () => 'Alarm, ledverlichting en glasvezelaansluiting zijn aanwezig.',
    () => 'De elektrische installatie is driefasig en de glasvezel is aangesloten.',
    (f) =>
      `${f.kind === 'warehouse' ? 'Een sectionale poort van vier meter' : 'Een veiligheidsrolluik'}, een alarm en ledverlichting horen bij de uitrusting.`,
  ],
  commerceTerms: [
    () => 'Het residentiële EPC is voor dit pand niet van toepassing.',
    () => 'Een residentieel EPC is niet vereist; het verslag van de elektrische keuring zit in het dossier.',
    () => 'Voor dit pand geldt geen residentieel EPC. De gemeente heeft de huidige bestemming bevestigd.',
  ],
  garageOpening: [
    (f) => `${capital(nounOf(f).deze)} van ${area(f.groundArea)} ligt ${where(f)}.`,
    (f) => `Geen rondjes meer rijden om te parkeren: ${nounOf(f).deze} is te koop ${where(f)}.`,
    (f) => `In ${f.place.nl} bieden wij u ${nounOf(f).een} van ${area(f.groundArea)} aan.`,
  ],
  garageAccess: [
    (f) =>
      f.kind === 'garage'
        ? 'De toegang is breed en de poort van 2,40 m gaat moeiteloos open.'
        : 'U bereikt de plaats via een helling en een automatische slagboom; ze is genummerd.',
    (f) =>
      `U rijdt binnen via ${f.kind === 'garage' ? 'een gemeenschappelijk binnenplein' : 'een poort met afstandsbediening'}; ’s nachts is er verlichting en manoeuvreren gaat vlot.`,
    (f) =>
      f.kind === 'garage'
        ? 'Het binnenplein is geasfalteerd en de box is afsluitbaar; er is een stopcontact.'
        : 'De plaats is overdekt, goed afgelijnd en dicht bij de lift.',
  ],
  garageUse: [
    () => 'Er is plaats voor een gezinswagen, maar ook voor een moto of enkele meubels.',
    () => 'Voor uw auto, als hobbyruimte of als zorgeloze belegging: het is een eenvoudige oplossing.',
    () => 'De vraag naar parkeerplaatsen is groot in deze buurt: verhuren gaat vlot.',
  ],
  garageTerms: [
    () => 'Voor dit type pand is geen EPC vereist en de kosten zijn minimaal.',
    () => 'Een EPC is niet van toepassing. Er zijn geen noemenswaardige kosten van mede-eigendom.',
    () => 'De eigenaars delen de onderhoudskosten, enkele euro’s per maand; een EPC is niet vereist.',
  ],
} satisfies Partial<Sentences>
