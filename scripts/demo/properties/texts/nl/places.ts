import type { Sentences } from '../roles'
import { area, count, facing } from './phrases'

/** Surroundings and everything outside the walls. */
export const dutchPlaces = {
  situationValley: [
    () => 'U woont in de Maasvallei, op enkele minuten van de autosnelweg en het station.',
    () => 'De Maas met haar jaagpad is vlakbij: ideaal om naar Luik te fietsen.',
    () =>
      'De buurt aan de rand van de vallei heeft goede busverbindingen en ligt dicht bij de grote verkeersaders.',
    () => 'De straat is rustig, en toch zijn de autosnelweg en de bussen naar het centrum van Luik dichtbij.',
  ],
  situationHeights: [
    () => 'De wijk ligt op de hoogten van Luik, tussen winkels en groen.',
    () => 'Op de hoogten geniet u van licht en lucht, op een kwartier van het centrum van Luik.',
    () => 'Het pand ligt in een woonwijk op de hoogten, dicht bij de autosnelweg en het openbaar vervoer.',
    () => 'Hier op het plateau is alles binnen bereik: scholen, supermarkten en een vlotte weg naar Luik.',
  ],
  situationCity: [
    () => 'In volle stad kan de auto blijven staan: tram, bus en station zijn vlakbij.',
    () => 'De Maas, de universiteit en de winkelstraten zijn te voet bereikbaar.',
    () => 'De buurt combineert winkels om de hoek, pleintjes en een actief verenigingsleven.',
    () => 'U woont in de stad, met haar terrassen, markten en openbaar vervoer.',
  ],
  situationGreen: [
    () => 'De omgeving is groen, met wandelingen die aan het einde van de straat beginnen.',
    () => 'U woont in het groen en toch op twintig minuten van het centrum van Luik.',
    () => 'Bossen en weiden omringen deze woonwijk, waar weinig auto’s voorbijkomen.',
    () => 'De ligging is landelijk en rustig; bewegwijzerde wandelpaden zijn vlakbij.',
  ],
  situationPlain: [
    () => 'In het hart van Haspengouw reikt de blik ver over velden en lucht.',
    () =>
      'Het dorp heeft zijn Haspengouwse karakter behouden en de autosnelweg naar Luik ligt op vijf minuten.',
    () =>
      'Dit stukje Haspengouw combineert de rust van het platteland met een vlotte verbinding naar Luik en Brussel.',
    () => 'De straten zijn breed en rustig, en het station is vlot bereikbaar met de fiets.',
  ],
  situationTown: [
    () => 'Het stadscentrum, met markt en station, bereikt u te voet in enkele minuten.',
    () => 'U geniet van de winkels en scholen van een overzichtelijke stad, met de trein verbonden met Luik.',
    () => 'De wijk is rustig, vlak bij het stadscentrum en het openbaar vervoer.',
  ],
  surroundings: [
    () => 'School, bakker en supermarkt liggen op minder dan tien minuten stappen.',
    () => 'De basisschool, de apotheek en de bushalte vindt u in de buurt.',
    () => 'Kinderopvang, scholen en winkels voor elke dag zijn vlot bereikbaar, te voet of met de fiets.',
    () => 'In de omgeving vindt u winkels, een huisarts, een speelplein en een sportclub.',
  ],
  garden: [
    (f) => `De tuin van ${area(f.gardenArea)}${facing(f.gardenSide)} is omheind en onderhoudsvriendelijk.`,
    (f) =>
      f.terraceArea > 0
        ? `Een terras van ${area(f.terraceArea)} ligt voor de tuin van ${area(f.gardenArea)}.`
        : `Achteraan ligt een tuin van ${area(f.gardenArea)}, beschut tegen inkijk.`,
    (f) =>
      `Buiten biedt ${area(f.gardenArea)} tuin${facing(f.gardenSide)} plaats om te spelen, te tuinieren of gasten te ontvangen.`,
    (f) =>
      `De leefruimte geeft uit op een tuin van ${area(f.gardenArea)} met bomen${facing(f.gardenSide) ? `,${facing(f.gardenSide)} gericht` : ''}.`,
  ],
  courtyard: [
    () => 'Achteraan is een verharde koer waar u buiten kunt eten en de fietsen kunt stallen.',
    () => 'Geen tuin om te onderhouden, wel een afgesloten koer voor de koffie in de zon.',
    () => 'Een kleine koer, bereikbaar vanuit de keuken, maakt het gelijkvloers af.',
  ],
  terrace: [
    (f) =>
      `Het terras van ${area(f.terraceArea)}${facing(f.terraceSide)} is een fijne verlenging van de leefruimte.`,
    (f) => `Vanuit de leefruimte stapt u op een terras van ${area(f.terraceArea)}.`,
    (f) => `Buiten is er op het terras van ${area(f.terraceArea)} plaats voor een tafel en enkele planten.`,
  ],
  storage: [
    (f) =>
      `${f.cellar ? (f.attic ? 'Een kelder en een zolder bieden' : 'Een kelder biedt') : 'Een zolder biedt'} de nodige bergruimte.`,
    (f) =>
      `Voor uw spullen is er ${f.cellar ? 'een kelder' : 'een zolder'}${f.cellar && f.attic ? ' en een zolder' : ''}.`,
    (f) =>
      f.cellar
        ? `De kelder is droog${f.attic ? ' en de zolder is met een vaste trap bereikbaar' : ''}.`
        : 'De zolder is met een vaste trap bereikbaar.',
  ],
  carIndoors: [
    (f) => `De auto staat droog in ${f.garages > 1 ? 'een van de twee garages' : 'de garage'}.`,
    (f) =>
      `${f.garages > 1 ? 'Twee garages horen' : 'Een garage hoort'} bij het pand${f.parkings > 0 ? ', net als een buitenparkeerplaats' : ''}.`,
    (f) => `${f.garages > 1 ? 'Twee garages maken' : 'Een garage maakt'} deel uit van het aanbod.`,
  ],
  carOutdoors: [
    (f) =>
      `U beschikt over ${f.parkings > 1 ? count(f.parkings, 'buitenparkeerplaats', 'buitenparkeerplaatsen') : 'een eigen buitenparkeerplaats'}.`,
    (f) =>
      `Voor de deur is er plaats voor ${f.parkings > 1 ? count(f.parkings, 'auto', 'auto’s') : 'uw auto'}.`,
    (f) =>
      `Op eigen terrein ${f.parkings > 1 ? `staan ${count(f.parkings, 'auto', 'auto’s')} veilig` : 'staat een auto veilig'}.`,
  ],
  carStreet: [
    () => 'Parkeren kan gratis en vlot in de straat.',
    () => 'In de straat parkeert u vrij en gratis.',
    () => 'U parkeert in de straat of op het plein om de hoek.',
  ],
} satisfies Partial<Sentences>
