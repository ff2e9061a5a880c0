import { same, type Text } from './types'

export interface DemoNeighbourhood {
  key: string
  name: Text
  slug: Text
  /** French name and postcode of a demo locality. */
  localityKey: string
  /** Plain text, blank lines between paragraphs. */
  description: Text
}

export const neighbourhoods: DemoNeighbourhood[] = [
  {
    key: 'outremeuse',
    name: same('Outremeuse'),
    slug: same('outremeuse'),
    localityKey: 'Liège|4000',
    description: {
      nl: 'Een eiland tussen de Maas en de Dérivation, met smalle straten, hoge arbeiders- en burgerhuizen en een eigen karakter: de bewoners spreken graag van hun vrije republiek. In augustus wordt er vier dagen gefeest rond de 15de.\n\nU vindt er vooral rijhuizen om op te frissen en appartementen boven winkels. De bruggen naar het centrum steekt u te voet over; parkeren vraagt geduld.',
      fr: 'Une île entre la Meuse et la Dérivation, des rues étroites, de hautes maisons ouvrières et bourgeoises et un caractère bien à elle : ses habitants parlent volontiers de leur république libre. En août, on y fait la fête autour du 15.\n\nOn y trouve surtout des maisons mitoyennes à rafraîchir et des appartements au-dessus de commerces. Les ponts mènent au centre à pied ; pour se garer, il faut de la patience.',
      en: 'An island between the Meuse and the Dérivation, with narrow streets, tall workers’ and townhouses and a character of its own: the people who live here like to speak of their free republic. In August the quarter celebrates around the 15th.\n\nYou will mostly find terraced houses to freshen up and apartments above shops. The bridges take you to the centre on foot; parking takes patience.',
      de: 'Eine Insel zwischen der Maas und der Dérivation, mit engen Straßen, hohen Arbeiter- und Bürgerhäusern und einem ganz eigenen Charakter: Die Bewohner sprechen gern von ihrer freien Republik. Im August wird rund um den 15. gefeiert.\n\nHier finden sich vor allem Reihenhäuser zum Auffrischen und Wohnungen über Geschäften. Über die Brücken ist man zu Fuß im Zentrum; das Parken braucht Geduld.',
    },
  },
  {
    key: 'guillemins',
    name: same('Guillemins'),
    slug: same('guillemins'),
    localityKey: 'Liège|4000',
    description: {
      nl: 'De wijk rond het station, met zijn hoge boog van staal en glas, en de helling naar Cointe erboven. Herenhuizen uit het begin van de twintigste eeuw staan er naast nieuwe kantoren, en tussen het station en de Maas loopt een brede wandelas.\n\nHandig voor wie de trein neemt naar Brussel, Maastricht of Aken. Dicht bij het station is het levendig, een paar straten hoger verrassend stil.',
      fr: 'Le quartier de la gare, avec sa grande voûte d’acier et de verre, et au-dessus la pente qui monte vers Cointe. Des maisons de maître du début du vingtième siècle y côtoient des bureaux récents, et une large promenade relie la gare à la Meuse.\n\nPratique pour qui prend le train vers Bruxelles, Maastricht ou Aix-la-Chapelle. Animé près de la gare, étonnamment calme quelques rues plus haut.',
      en: 'The quarter around the station, with its great vault of steel and glass, and the slope that climbs to Cointe above it. Early twentieth-century townhouses stand beside recent offices, and a broad walk links the station to the Meuse.\n\nHandy for anyone taking the train to Brussels, Maastricht or Aachen. Lively near the station, surprisingly quiet a few streets higher up.',
      de: 'Das Viertel rund um den Bahnhof mit seinem großen Gewölbe aus Stahl und Glas, darüber der Hang nach Cointe. Herrenhäuser aus dem frühen zwanzigsten Jahrhundert stehen neben neuen Bürobauten, und eine breite Promenade verbindet den Bahnhof mit der Maas.\n\nPraktisch für alle, die mit dem Zug nach Brüssel, Maastricht oder Aachen fahren. Am Bahnhof lebhaft, ein paar Straßen höher überraschend ruhig.',
    },
  },
  {
    key: 'flemalleHaute',
    name: same('Flémalle-Haute'),
    slug: same('flemalle-haute'),
    localityKey: 'Flémalle|4400',
    description: {
      nl: 'Het oude dorp langs de Maas, met de kades, de spoorlijn en daarachter de beboste helling. De rijhuizen uit de tijd van het staal hebben diepe tuinen en zijn vaak betaalbaarder dan in Luik.\n\nHet station brengt u vlot naar de stad en het jaagpad is op zondag van de fietsers. Laat u bij een huis dicht bij het water altijd de overstromingsgegevens tonen; wij hebben ze klaarliggen.',
      fr: 'L’ancien village au bord de la Meuse, avec ses quais, la ligne de chemin de fer et, derrière, le coteau boisé. Les maisons mitoyennes du temps de l’acier ont de longs jardins et restent souvent plus abordables qu’à Liège.\n\nLa gare mène vite en ville et, le dimanche, le chemin de halage est aux cyclistes. Pour une maison proche de l’eau, demandez toujours à voir les données d’inondation ; nous les tenons prêtes.',
      en: 'The old village along the Meuse, with its quays, the railway line and the wooded slope behind. The terraced houses from the age of steel have deep gardens and often cost less than in Liège.\n\nThe station takes you into the city quickly, and on Sundays the towpath belongs to cyclists. For a house close to the water, always ask to see the flood data; we have it ready.',
      de: 'Das alte Dorf an der Maas, mit Kais, Bahnlinie und dem bewaldeten Hang dahinter. Die Reihenhäuser aus der Zeit des Stahls haben tiefe Gärten und sind oft erschwinglicher als in Lüttich.\n\nDer Bahnhof bringt Sie rasch in die Stadt, und sonntags gehört der Treidelpfad den Radfahrern. Lassen Sie sich bei einem Haus nahe am Wasser immer die Überschwemmungsdaten zeigen; wir halten sie bereit.',
    },
  },
]
