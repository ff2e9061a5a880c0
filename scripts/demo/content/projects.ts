import type { Text } from './types'

export type ProjectSection = 'intro' | 'construction' | 'delivery' | 'technical' | 'situation'

export interface DemoProject {
  number: 1 | 2 | 3
  name: Text
  slug: Text
  status: 'active' | 'soldOut'
  /** French name and postcode of a demo locality. */
  localityKey: string
  street: string
  houseNumber: string
  boxNr: string | null
  publishAddress: boolean
  /** Visitors are redirected there; the missing scheme is part of the demo. */
  externalWeb: string | null
  /** Index in the list of agents. */
  agentKey: 0 | 1 | 2 | 3
  texts: Record<ProjectSection, Text>
}

export const projects: DemoProject[] = [
  {
    number: 1,
    name: {
      nl: 'Residentie De Jaagkade',
      fr: 'Résidence du Halage',
      en: 'Résidence du Halage',
      de: 'Residenz am Treidelpfad',
    },
    slug: {
      nl: 'residentie-de-jaagkade',
      fr: 'residence-du-halage',
      en: 'residence-du-halage',
      de: 'residenz-am-treidelpfad',
    },
    status: 'active',
    localityKey: 'Flémalle|4400',
    street: 'Quai du Halage Fleuri',
    houseNumber: '14',
    boxNr: null,
    publishAddress: true,
    externalWeb: null,
    agentKey: 0,
    texts: {
      intro: {
        nl: 'Vijf appartementen aan de Maas, met één tot drie slaapkamers en elk een terras op het water. Een klein gebouw, zonder lange gangen: per verdieping wonen er hoogstens twee gezinnen.',
        fr: 'Cinq appartements au bord de la Meuse, d’une à trois chambres, chacun avec une terrasse sur l’eau. Un petit immeuble sans longs couloirs : deux ménages au plus par étage.',
        en: 'Five apartments on the Meuse, with one to three bedrooms and each with a terrace over the water. A small building without long corridors: at most two households per floor.',
        de: 'Fünf Wohnungen an der Maas, mit einem bis drei Schlafzimmern und je einer Terrasse zum Wasser. Ein kleines Haus ohne lange Flure: höchstens zwei Haushalte pro Etage.',
      },
      construction: {
        nl: 'Lichte baksteen en blauwe steen aan de straat, hout en groendak aan de achterkant. De buitenmuren zijn uit snelbouwsteen met een dikke isolatielaag; tussen de appartementen zit een dubbele wand tegen geluid.',
        fr: 'Brique claire et pierre bleue côté rue, bois et toiture végétale à l’arrière. Les murs extérieurs sont en blocs de terre cuite avec une forte épaisseur d’isolant ; une double paroi sépare les appartements pour l’acoustique.',
        en: 'Pale brick and blue stone on the street side, timber and a green roof at the back. The outer walls are clay blocks with a thick layer of insulation; a double wall between the apartments keeps sound out.',
        de: 'Heller Backstein und Blaustein zur Straße, Holz und Gründach nach hinten. Die Außenwände sind aus Ziegelblöcken mit dicker Dämmung; zwischen den Wohnungen schützt eine doppelte Wand vor Lärm.',
      },
      delivery: {
        nl: 'De ruwbouw staat. De sleutels volgen naar verwachting volgend jaar in het najaar. U kiest keuken, badkamer en vloeren tot vier maanden voor de oplevering en kunt de werf op afspraak bezoeken.',
        fr: 'Le gros œuvre est achevé. La remise des clés est prévue à l’automne de l’an prochain. Vous choisissez cuisine, salle de bain et sols jusqu’à quatre mois avant la livraison et visitez le chantier sur rendez-vous.',
        en: 'The shell is complete. Keys are expected in the autumn of next year. You can choose kitchen, bathroom and floors up to four months before delivery, and visit the site by appointment.',
        de: 'Der Rohbau steht. Die Schlüsselübergabe ist für den Herbst nächsten Jahres vorgesehen. Küche, Bad und Böden wählen Sie bis vier Monate vor der Übergabe; die Baustelle können Sie nach Vereinbarung besichtigen.',
      },
      technical: {
        nl: 'Warmtepomp per appartement, vloerverwarming, driedubbel glas in aluminium, ventilatie met warmterecuperatie, lift, fietsenberging en ondergrondse staanplaatsen met laadpunt. De voorlopige energieberekening geeft label A of A+.',
        fr: 'Pompe à chaleur individuelle, chauffage par le sol, triple vitrage dans des châssis en aluminium, ventilation avec récupération de chaleur, ascenseur, local à vélos et emplacements en sous-sol avec borne de recharge. Le calcul énergétique provisoire donne un label A ou A+.',
        en: 'A heat pump for each apartment, underfloor heating, triple glazing in aluminium frames, ventilation with heat recovery, lift, bicycle store and underground spaces with a charging point. The provisional energy calculation gives label A or A+.',
        de: 'Eigene Wärmepumpe je Wohnung, Fußbodenheizung, Dreifachverglasung in Aluminiumrahmen, Lüftung mit Wärmerückgewinnung, Aufzug, Fahrradraum und Tiefgaragenplätze mit Ladepunkt. Die vorläufige Energieberechnung ergibt Klasse A oder A+.',
      },
      situation: {
        nl: 'Aan het oude jaagpad, waar u zo op de fietsroute naar Luik of Hoei zit. Bakker, school en bushalte op tien minuten te voet, het station van Flémalle op vijf minuten met de fiets.',
        fr: 'Sur l’ancien chemin de halage, d’où part la route cyclable vers Liège ou Huy. Boulangerie, école et arrêt de bus à dix minutes à pied, gare de Flémalle à cinq minutes à vélo.',
        en: 'On the old towpath, where the cycle route to Liège or Huy passes the door. Bakery, school and bus stop are ten minutes on foot, Flémalle station five minutes by bicycle.',
        de: 'Am alten Treidelpfad, wo der Radweg nach Lüttich oder Huy vor der Tür beginnt. Bäcker, Schule und Bushaltestelle in zehn Minuten zu Fuß, der Bahnhof Flémalle in fünf Minuten mit dem Rad.',
      },
    },
  },
  {
    number: 2,
    name: {
      nl: 'Residentie De Graanhal',
      fr: 'Résidence de la Halle',
      en: 'Résidence de la Halle',
      de: 'Residenz Kornhalle',
    },
    slug: {
      nl: 'residentie-de-graanhal',
      fr: 'residence-de-la-halle',
      en: 'residence-de-la-halle',
      de: 'residenz-kornhalle',
    },
    status: 'active',
    localityKey: 'Ans|4430',
    street: 'Rue de la Halle aux Grains',
    houseNumber: '18',
    boxNr: null,
    publishAddress: true,
    externalWeb: 'www.residence-de-la-halle.example',
    agentKey: 0,
    texts: {
      intro: {
        nl: 'Vier appartementen rond een binnentuin, op de plaats waar vroeger graan werd opgeslagen. Het gebouw houdt de hoogte en de rode baksteen van de straat aan.',
        fr: 'Quatre appartements autour d’un jardin intérieur, là où l’on entreposait autrefois le grain. L’immeuble garde la hauteur et la brique rouge de la rue.',
        en: 'Four apartments around an inner garden, on the spot where grain was once stored. The building keeps to the height and the red brick of the street.',
        de: 'Vier Wohnungen um einen Innengarten, dort, wo früher Getreide gelagert wurde. Das Gebäude nimmt Höhe und roten Backstein der Straße auf.',
      },
      construction: {
        nl: 'Draagstructuur in beton en baksteen, buitenschrijnwerk in aluminium, een groendak dat het regenwater vertraagt. De oude gevelsteen van de graanhal krijgt een plaats in de inkom.',
        fr: 'Structure en béton et brique, châssis en aluminium, toiture végétale qui ralentit l’eau de pluie. L’ancienne pierre de façade de la halle trouve sa place dans l’entrée.',
        en: 'A structure of concrete and brick, aluminium windows, a green roof that slows the rainwater. The old façade stone of the granary finds a place in the entrance hall.',
        de: 'Tragwerk aus Beton und Backstein, Fenster aus Aluminium, ein Gründach, das Regenwasser zurückhält. Der alte Fassadenstein der Kornhalle erhält einen Platz in der Eingangshalle.',
      },
      delivery: {
        nl: 'De werken lopen; de oplevering is in de tweede helft van volgend jaar gepland. U betaalt in schijven, naarmate het gebouw vordert.',
        fr: 'Le chantier est en cours ; la livraison est prévue au second semestre de l’an prochain. Vous payez par tranches, au fil de l’avancement.',
        en: 'Work is under way; delivery is planned for the second half of next year. You pay in stages, as the building progresses.',
        de: 'Die Arbeiten laufen; die Übergabe ist für die zweite Hälfte des nächsten Jahres geplant. Sie zahlen in Raten, je nach Baufortschritt.',
      },
      technical: {
        nl: 'Warmtepomp, driedubbel glas, ventilatie met warmterecuperatie, zonnepanelen voor de gemene delen, lift tot in de kelder. Elk appartement heeft een berging en een staanplaats met laadpunt.',
        fr: 'Pompe à chaleur, triple vitrage, ventilation avec récupération de chaleur, panneaux solaires pour les communs, ascenseur jusqu’au sous-sol. Chaque appartement dispose d’un débarras et d’un emplacement avec borne de recharge.',
        en: 'Heat pump, triple glazing, ventilation with heat recovery, solar panels for the common parts, lift down to the basement. Each apartment has a storage room and a parking space with a charging point.',
        de: 'Wärmepumpe, Dreifachverglasung, Lüftung mit Wärmerückgewinnung, Solarmodule für die Gemeinschaftsteile, Aufzug bis in den Keller. Zu jeder Wohnung gehören ein Abstellraum und ein Stellplatz mit Ladepunkt.',
      },
      situation: {
        nl: 'In het centrum van Ans, op het plateau boven Luik: het station en de autosnelweg liggen vlakbij, de markt en twee scholen in de buurt.',
        fr: 'Au centre d’Ans, sur le plateau qui domine Liège : la gare et l’autoroute sont proches, le marché et deux écoles dans le quartier.',
        en: 'In the centre of Ans, on the plateau above Liège: the station and the motorway are close, the market and two schools are in the neighbourhood.',
        de: 'Im Zentrum von Ans, auf dem Plateau über Lüttich: Bahnhof und Autobahn sind nah, der Markt und zwei Schulen liegen im Viertel.',
      },
    },
  },
  {
    number: 3,
    name: {
      nl: 'De Leeuweriken',
      fr: 'Clos des Alouettes',
      en: 'Clos des Alouettes',
      de: 'Lerchenhof',
    },
    slug: {
      nl: 'de-leeuweriken',
      fr: 'clos-des-alouettes',
      en: 'clos-des-alouettes',
      de: 'lerchenhof',
    },
    status: 'soldOut',
    localityKey: 'Waremme|4300',
    street: 'Clos des Alouettes Grises',
    houseNumber: '2',
    boxNr: null,
    publishAddress: true,
    externalWeb: null,
    agentKey: 0,
    texts: {
      intro: {
        nl: 'Vier gezinswoningen rond een woonerf aan de rand van Borgworm. Alle huizen zijn verkocht; de pagina blijft staan voor wie wil zien wat wij in de streek bouwen.',
        fr: 'Quatre maisons familiales autour d’une placette, en bordure de Waremme. Toutes sont vendues ; la page reste en ligne pour qui veut voir ce qui se construit dans la région.',
        en: 'Four family houses around a shared yard on the edge of Waremme. All are sold; the page stays online for anyone who wants to see what is being built in the area.',
        de: 'Vier Einfamilienhäuser um einen Wohnhof am Rand von Waremme. Alle sind verkauft; die Seite bleibt für jene stehen, die sehen möchten, was in der Gegend gebaut wird.',
      },
      construction: {
        nl: 'Huizen met twee of drie gevels, in witgekalkte baksteen met een houten gevelluik. Houtskelet op een betonplaat, ingeblazen cellulose als isolatie.',
        fr: 'Maisons à deux ou trois façades, en brique blanchie avec bardage de bois. Ossature bois sur dalle de béton, isolation en cellulose insufflée.',
        en: 'Terraced and semi-detached houses in whitewashed brick with timber cladding. Timber frame on a concrete slab, insulated with blown cellulose.',
        de: 'Zwei- und Drei-Fassaden-Häuser aus weiß geschlämmtem Backstein mit Holzverkleidung. Holzrahmenbau auf einer Betonplatte, gedämmt mit eingeblasener Zellulose.',
      },
      delivery: {
        nl: 'De vier huizen zijn dit jaar opgeleverd, het laatste in het voorjaar. De tuinen zijn aangeplant, het woonerf is klaar.',
        fr: 'Les quatre maisons ont été livrées cette année, la dernière au printemps. Les jardins sont plantés, la placette est terminée.',
        en: 'The four houses were delivered this year, the last one in spring. The gardens are planted and the yard is finished.',
        de: 'Die vier Häuser wurden in diesem Jahr übergeben, das letzte im Frühjahr. Die Gärten sind bepflanzt, der Wohnhof ist fertig.',
      },
      technical: {
        nl: 'Warmtepomp, driedubbel glas, zonnepanelen, regenwaterput en een oprit met laadpunt. De certificaten vermelden label A+ of A++.',
        fr: 'Pompe à chaleur, triple vitrage, panneaux solaires, citerne d’eau de pluie et allée avec borne de recharge. Les certificats indiquent un label A+ ou A++.',
        en: 'Heat pump, triple glazing, solar panels, rainwater tank and a driveway with a charging point. The certificates show label A+ or A++.',
        de: 'Wärmepumpe, Dreifachverglasung, Solarmodule, Regenwasserzisterne und eine Einfahrt mit Ladepunkt. Die Ausweise nennen Klasse A+ oder A++.',
      },
      situation: {
        nl: 'Aan de velden van Haspengouw, op fietsafstand van het station van Borgworm met treinen naar Luik en Brussel.',
        fr: 'Face aux champs de Hesbaye, à vélo de la gare de Waremme et de ses trains vers Liège et Bruxelles.',
        en: 'Facing the fields of the Hesbaye, a bicycle ride from Waremme station with its trains to Liège and Brussels.',
        de: 'Am Rand der Felder des Haspengaus, mit dem Rad schnell am Bahnhof Waremme mit Zügen nach Lüttich und Brüssel.',
      },
    },
  },
]
