import { isFlat } from '../../kinds'
import type { Sentences } from '../roles'
import { area, count, facing, nounOf } from './phrases'

/** Surroundings and everything outside the walls. */
export const germanPlaces = {
  situationValley: [
    () => 'Sie wohnen im Maastal, wenige Minuten von Autobahn und Bahnhof entfernt.',
    () => 'Die Maas und ihr Leinpfad sind ganz nah: ideal, um mit dem Rad nach Lüttich zu fahren.',
    () =>
      'Das Viertel am Rand des Tals ist gut an das Busnetz angebunden und liegt nahe an den Hauptstraßen.',
    () =>
      'Die Straße ist ruhig, und doch sind die Autobahn und die Busse ins Lütticher Zentrum gleich um die Ecke.',
  ],
  situationHeights: [
    () => 'Das Viertel liegt auf den Höhen von Lüttich, zwischen Geschäften und Grünflächen.',
    () => 'Auf den Höhen genießen Sie Licht und Luft, eine Viertelstunde vom Lütticher Zentrum entfernt.',
    () =>
      'Sie wohnen in einem Viertel auf den Höhen, nahe an der Autobahn und an öffentlichen Verkehrsmitteln.',
    () =>
      'Hier auf dem Plateau ist alles in Reichweite: Schulen, Supermärkte und ein schneller Weg nach Lüttich.',
  ],
  situationCity: [
    () => 'Mitten in der Stadt kann das Auto stehen bleiben: Straßenbahn, Bus und Bahnhof sind ganz nah.',
    () => 'Die Maas, die Universität und die Einkaufsstraßen sind zu Fuß erreichbar.',
    () => 'Das Viertel verbindet Läden um die Ecke, kleine Plätze und ein reges Vereinsleben.',
    () => 'Sie wohnen in der Stadt, mit ihren Caféterrassen, Märkten und öffentlichen Verkehrsmitteln.',
  ],
  situationGreen: [
    () => 'Die Umgebung ist grün; Spazierwege beginnen am Ende der Straße.',
    () => 'Sie wohnen im Grünen und doch nur zwanzig Minuten vom Lütticher Zentrum entfernt.',
    () => 'Wälder und Wiesen umgeben dieses Wohnviertel, in dem nur wenige Autos fahren.',
    () => 'Die Lage ist ländlich und ruhig; markierte Wanderwege sind ganz in der Nähe.',
  ],
  situationPlain: [
    () => 'Im Herzen des Haspengaus reicht der Blick weit über Felder und Himmel.',
    () =>
      'Das Dorf hat seinen Haspengauer Charakter bewahrt, und die Autobahn nach Lüttich ist fünf Minuten entfernt.',
    () =>
      'Dieser Teil des Haspengaus verbindet die Ruhe des Landes mit einer schnellen Verbindung nach Lüttich und Brüssel.',
    () => 'Die Straßen sind breit und ruhig, und der Bahnhof ist mit dem Rad gut zu erreichen.',
  ],
  situationTown: [
    () => 'Das Stadtzentrum mit Markt und Bahnhof erreichen Sie in wenigen Minuten zu Fuß.',
    () =>
      'Sie genießen die Geschäfte und Schulen einer überschaubaren Stadt, die mit dem Zug an Lüttich angebunden ist.',
    () => 'Das Viertel ist ruhig und liegt ganz nah am Stadtzentrum und an öffentlichen Verkehrsmitteln.',
  ],
  surroundings: [
    () => 'Schule, Bäckerei und Supermarkt sind in weniger als zehn Minuten zu Fuß zu erreichen.',
    () => 'Grundschule, Apotheke und Bushaltestelle befinden sich im Viertel.',
    () =>
      'Kinderkrippe, Schulen und Geschäfte für den täglichen Bedarf sind zu Fuß oder mit dem Rad gut erreichbar.',
    () => 'In der Nähe finden Sie Geschäfte, eine Arztpraxis, einen Spielplatz und einen Sportverein.',
  ],
  garden: [
    (f) => `Der Garten von ${area(f.gardenArea)}${facing(f.gardenSide)} ist eingezäunt und pflegeleicht.`,
    (f) =>
      f.terraceArea > 0
        ? `Eine Terrasse von ${area(f.terraceArea)} liegt vor dem Garten von ${area(f.gardenArea)}.`
        : `Hinter dem Haus liegt ein geschützter Garten von ${area(f.gardenArea)}.`,
    (f) =>
      `Draußen bieten ${area(f.gardenArea)} Garten${facing(f.gardenSide)} Platz zum Spielen, Gärtnern und Feiern.`,
    (f) =>
      `Vom Wohnzimmer blicken Sie in einen Garten von ${area(f.gardenArea)} mit Bäumen${facing(f.gardenSide).replace(/,$/, '')}.`,
  ],
  courtyard: [
    () => 'Im gepflasterten Hof hinter dem Haus können Sie draußen essen und die Fahrräder abstellen.',
    () => 'Kein Garten, der Arbeit macht, dafür ein geschlossener Hof für den Kaffee in der Sonne.',
    () => 'Ein kleiner Hof, von der Küche aus zugänglich, ergänzt das Erdgeschoss.',
  ],
  terrace: [
    (f) =>
      `Die Terrasse von ${area(f.terraceArea)}${facing(f.terraceSide)} erweitert das Wohnzimmer aufs Angenehmste.`,
    (f) => `Vom Wohnzimmer treten Sie auf eine Terrasse von ${area(f.terraceArea)}.`,
    (f) =>
      `Draußen ist auf der Terrasse von ${area(f.terraceArea)} Platz für einen Tisch und einige Pflanzen.`,
  ],
  storage: [
    (f) =>
      f.cellar && f.attic
        ? 'Keller und Dachboden bieten den nötigen Stauraum.'
        : `${f.cellar ? 'Ein Keller' : 'Ein Dachboden'} bietet den nötigen Stauraum.`,
    (f) =>
      `Für Ihre Sachen gibt es einen ${f.cellar ? 'Keller' : 'Dachboden'}${f.cellar && f.attic ? ' und einen Dachboden' : ''}.`,
    (f) =>
      f.cellar
        ? `Der Keller ist trocken${f.attic ? ', und eine feste Treppe führt auf den Dachboden' : ''}.`
        : 'Eine feste Treppe führt auf den Dachboden.',
  ],
  carIndoors: [
    (f) => `Das Auto hat seinen Platz in ${f.garages > 1 ? 'einer der beiden Garagen' : 'der Garage'}.`,
    (f) =>
      `Dazu ${f.garages > 1 ? `gehören ${count(f.garages, 'Garage', 'Garagen')}` : 'gehört eine Garage'}${f.parkings > 0 ? ' und ein Außenstellplatz' : ''}.`,
    (f) => `${f.garages > 1 ? 'Zwei Garagen sind' : 'Eine Garage ist'} Teil des Angebots.`,
  ],
  carOutdoors: [
    (f) =>
      `Ihnen ${f.parkings > 1 ? `stehen ${count(f.parkings, '', 'eigene Außenstellplätze')}` : 'steht ein eigener Außenstellplatz'} zur Verfügung.`,
    (f) =>
      `Für das Auto gibt es ${f.parkings > 1 ? count(f.parkings, '', 'Stellplätze') : 'einen Stellplatz'} vor ${isFlat(f.kind) ? 'dem Gebäude' : nounOf(f).dem}.`,
    (f) =>
      `Auf dem Grundstück ${f.parkings > 1 ? `finden ${count(f.parkings, '', 'Autos')}` : 'findet ein Auto'} Platz.`,
  ],
  carStreet: [
    () => 'In der Straße parken Sie problemlos und kostenlos.',
    () => 'Das Parken in der Straße ist frei und kostenlos.',
    () => 'Sie parken in der Straße oder auf dem Platz um die Ecke.',
  ],
} satisfies Partial<Sentences>
