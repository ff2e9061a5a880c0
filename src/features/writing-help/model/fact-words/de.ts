import type { FactWords } from './fact-words'

export const de: FactWords = {
  counted: {
    bedrooms: 'schlafzimmern?|schlafräumen?|schlafzimmer\\p{L}*|kinderzimmern?',
    bathrooms: 'badezimmern?|bädern?|bad',
    showerRooms: 'duschräumen?|duschbädern?|duschbad|duschraum',
    toilets: 'toiletten|wcs|(?:gäste-?)wcs?',
    garages: 'garagen|garage|garagenplätzen?',
    parkings: '(?:außen|tiefgaragen|auto|innen)?-?(?:stell|park)pl[aä]tz(?:en?|e)?|stellplatz|parkplatz',
    floors: 'etagen|stockwerken?|geschossen?|ebenen|stöcken?|wohnebenen',
    facades: 'fassaden',
  },
  partly: 'davon|darunter|übrigen|restlichen|weiteren?|anderen?|einschließlich',
  about:
    'etwa|ca\\.?|circa|rund|ungefähr|knapp|fast|beinahe|über|mehr als|weniger als|mindestens|±|gut|gute|bis zu|kaum',
  sayings: 'zwei mal|zweimal|einmal|zum einen|eins a|in einem|einer der|eine der|eines der|ein paar|rund um',
  withOne: 'mit |mit nur ',
  areas: {
    living: 'wohnfläche|wohnraum|wohnfl\\.?|bewohnbar\\p{L}*',
    garden: '\\p{L}*garten(?:fläche|anteil)?|rasen',
    terrace: '\\p{L}*terrassen?|\\p{L}*balkone?',
    ground: 'grundstücks?(?:fläche)?|parzelle|bauland|baugrundstück|grund|grundfläche',
    office: 'büro(?:s|fläche|räume)?',
    store: 'geschäftslokal|laden(?:fläche|lokal)?|verkaufsfläche|geschäftsfläche|gewerbefläche',
    width: 'straßenfront|breite|fassade(?:nbreite)?',
    depth: 'tiefe',
    room: 'wohnzimmer|küche|esszimmer|wohnküche|schlafzimmern?|diele|keller|dachboden|werkstatt|wintergarten|garage|wohn-? und essbereich|wohnbereich',
  },
  amounts: {
    price: '(?:kauf|verkaufs|angebots)?preis|verkauft',
    rent: '(?:kalt|monats|warm)?miete|mieten|(?:leib)?rente|im monat|pro monat|monatlich\\p{L}*|/monat',
    charges: '(?:neben|betriebs|gemein)?kosten|hausgeld|vorauszahlung',
    deposit: 'kaution|mietgarantie|garantie',
    cadastral: 'katastereinkommens?|kataster\\p{L}*',
    tax: 'immobiliensteuer|grundsteuer|immobilienvorabzug',
  },
  and: 'und',
  stops: 'mit|auf|für|davon|in|im|ist|bietet|plus|an|pro|bei|zu|liegt|am|sowie|sind|hat',
  renovated: 'renov\\p{L}+|sanier\\p{L}+|restaur\\p{L}+|umgebaut\\p{L}*|modernisier\\p{L}+',
  built: 'baujahr|gebaut\\p{L}*|erbaut\\p{L}*|errichtet\\p{L}*|bau|stammt|jahr',
  months: [
    'januar',
    'februar',
    'märz',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'dezember',
  ],
  ordinals: [
    'erste[rnms]?',
    'zweite[rnms]?',
    'dritte[rnms]?',
    'vierte[rnms]?',
    'fünfte[rnms]?',
    'sechste[rnms]?',
    'siebte[rnms]?',
    'achte[rnms]?',
    'neunte[rnms]?',
    'zehnte[rnms]?',
  ],
  ordinalEnding: '\\.',
  floorNoun: '(?:und (?:letzten|obersten) )?(?:stock(?:werk)?|etage|obergeschoss|og|geschoss)',
  groundFloor: 'erdgeschoss(?:wohnung)?|parterre',
  features: {
    hasGarden:
      '(?!kinder|winter|bier|tier)\\p{L}*g[aä]rten|(?!kinder|winter|bier|tier)\\p{L}*garten|gartenfläche|gartenanteil',
    hasTerrace: '(?!\\p{L}*café)\\p{L}*terrassen?|\\p{L}*balkone?',
    hasGarage: '(?:doppel|einzel)?garagen?',
    hasParking:
      '(?:außen|tiefgaragen|auto|innen|pkw-)?-?stellpl[aä]tz(?:en?|e)?|stellplatz|privatparkplatz|eigene[rnm]? parkplatz|carport|tiefgarage',
    hasLift: 'aufzug|aufzüge|fahrstuhl|personenaufzug|lift',
    hasCellar: '(?:wein|vorrats)?keller(?:raum|abteil|räume)?|unterkellert',
    hasAttic: 'dachböden|dachboden|speicher',
    hasSwimmingPool: '(?:innen|außen)?pool|schwimmb[aä]d(?:er)?|schwimmbecken|schwimmteich',
    hasSolarPanels: 'solarpaneele?|solaranlage|photovoltaik(?:anlage)?|solarmodule',
    hasShutters: '(?:elektrische )?(?:rollläden|rolladen|fensterläden|jalousien)',
    noField:
      'sauna|whirlpool|offene[rnms]? kamin|kamin|wintergarten|klimaanlage|klimatisiert|smart-?home|gartenteich|teich|tennisplatz|blick auf (?:den Fluss|das Meer)|meerblick|ladesäule|wallbox|waschküche|ankleide(?:zimmer)?',
  },
  shared:
    'öffentliche[rnms]?|städtische[rnms]?|kommunale[rnms]?|gemeindeeigene[rnms]?|nahe[rnms]?|benachbarte[rnms]?|in der nähe|der nachbarn|optional\\p{L}*|botanische[rnms]?',
  without:
    'ohne|kein|keine|keinen|keinem|keiner|weder|noch|nicht über einen|nicht über eine|nicht|nichts ist',
  kinds: {
    house:
      '(?!kranken|gast|rat|park|gewächs|kauf|treppen|mehrfamilien|wohn- und geschäfts|hoch)\\p{L}*haus|\\p{L}*haus(?:es)?|\\p{L}*villa|bungalow|bauernhof|bauernhaus|schloss',
    apartment: '\\p{L}*wohnung|\\p{L}*appartement|apartment|\\p{L}*studio|maisonette|penthouse|loft|duplex',
    land: '\\p{L}*grundstück|bauland|parzelle|bauplatz',
    garage: 'garage|einzelgarage|garagenbox',
    commercial: '\\p{L}*laden|geschäftslokal|ladenlokal|büro|bürofläche|lager|lagerhalle|werkstatt',
    building: 'renditeobjekt|mehrfamilienhaus|wohn- und geschäftshaus',
  },
  thisOne:
    'diese[rsmn]?|unsere?|bieten wir ihnen eine?n?|bieten wir eine?n?|präsentieren (?:wir )?(?:ihnen )?eine?n?',
  adjectives:
    'schöne[rsnm]?|helle[rsnm]?|charmante[rsnm]?|geräumige[rsnm]?|großzügige[rsnm]?|gemütliche[rsnm]?|alte[rsnm]?|moderne[rsnm]?|elegante[rsnm]?|große[rsnm]?|kleine[rsnm]?|gepflegte[rsnm]?|renovierte[rsnm]?|neue[rsnm]?|freistehende[rsnm]?|attraktive[rsnm]?|lichtdurchflutete[rsnm]?|ruhige[rsnm]?',
  goals: {
    sale: 'zu verkaufen|zum verkauf|zum kauf|kaufpreis|zu kaufen|werden sie eigentümer',
    rent: 'zu vermieten|zur miete|zur vermietung|zu mieten|mietwohnung|mietobjekt|künftigen? mieter',
  },
  heating: {
    naturalGas:
      'erdgas\\p{L}*|gasheizung|gaskessel|gas-?brennwert\\p{L}*|gastherme|gaszentralheizung|mit gas beheizt|heizung mit gas',
    oil: 'heizöl\\p{L}*|ölheizung|ölkessel|öl-?zentralheizung|öltank|mit öl beheizt',
    electric:
      'elektroheizung|elektrische heizung|stromheizung|elektrisch beheizt|nachtspeicher\\p{L}*|elektrische heizkörper',
    heatPump: '(?:luft-?)?(?:wasser-?)?wärmepumpen?',
    pellets: 'pellets?\\p{L}*',
    wood: 'holzheizung|mit holz beheizt|holzkessel',
    district: 'fernwärme\\p{L}*|wärmenetz',
    underfloor: 'fußbodenheizung|bodenheizung',
  },
  glazing: {
    single: 'einfachverglas\\p{L}*|einfach verglas\\p{L}*',
    double: '(?:doppel|zweifach|isolier)verglas\\p{L}*|doppelt verglas\\p{L}*|zweifach verglas\\p{L}*',
    triple: 'dreifachverglas\\p{L}*|dreifach verglas\\p{L}*|dreifach-verglas\\p{L}*',
  },
  frames: {
    pvc: '(?:pvc|kunststoff)-?(?:fenster|rahmen|fensterrahmen)|(?:fenster|fensterrahmen|rahmen)(?: sind| bestehen)? aus (?:pvc|kunststoff)',
    wood: 'holz-?(?:fenster|rahmen|fensterrahmen)|(?:fenster|fensterrahmen|rahmen)(?: sind| bestehen)? aus holz',
    aluminium:
      'alu(?:minium)?-?(?:fenster|rahmen|fensterrahmen)|(?:fenster|fensterrahmen|rahmen)(?: sind| bestehen)? aus alu(?:minium)?',
  },
  facing:
    'nach DIR(?:en)?(?! von)|DIR(?=terrasse|balkon|garten|ausrichtung|lage|seite)|DIRausrichtung|in DIR(?:lage|ausrichtung)|gen DIR(?:en)?|DIR(?:seitig|lich)\\p{L}* (?:ausgerichtet|gelegen)\\p{L}*|Ausrichtung:? (?:nach )?DIR(?:en)?|zur DIRseite|(?:zeigt|blickt|liegt) nach DIR(?:en)?',
  directions: {
    north: 'nord',
    northEast: 'nordost',
    east: 'ost',
    southEast: 'südost',
    south: 'süd',
    southWest: 'südwest',
    west: 'west',
    northWest: 'nordwest',
  },
  nounsHaveCapitals: true,
  isNew:
    'neubau(?!gebiet)\\p{L}*|(?:brand|nagel)?neue[rsnm]? (?:haus|wohnung|villa|studio|einfamilienhaus|appartement)|neu gebaut\\p{L}*|neu errichtet\\p{L}*|erstbezug',
  toRenovate:
    'renovierungsbedürftig\\p{L}*|sanierungsbedürftig\\p{L}*|zu renovieren|zu sanieren|zu restaurieren|zu modernisieren|renovierungsobjekt|auffrischung|muss (?:noch )?(?:renoviert|saniert)',
  isRenovated:
    '(?:vollständig|komplett|kürzlich|umfassend|liebevoll|teilweise|frisch) (?:renoviert|saniert|modernisiert)\\p{L}*|(?:renovierte|sanierte)[rsnm]? \\p{L}*(?:haus|wohnung|villa|studio)|wurde (?:renoviert|saniert)',
  isFurnished: '(?:voll|teil)?möbliert\\p{L}*',
  unfurnished: 'unmöbliert\\p{L}*|nicht möbliert',
  detached: 'freistehend\\p{L}*|alleinstehend\\p{L}*|vier fassaden',
  semiDetached: 'doppelhaushälfte|halb ?freistehend\\p{L}*|drei fassaden',
  terraced: 'reihen(?:mittel)?haus|reihenendhaus|zwei fassaden',
  energy: 'energie\\p{L}*|epc|peb|energetisch\\p{L}*|klasse',
  placed: [
    '(?:\\p{L}*haus|\\p{L}*wohnung|\\p{L}*villa|\\p{L}*appartement|apartment|\\p{L}*studio|penthouse|\\p{L}*grundstück|garage|\\p{L}*lokal|laden|gebäude|objekt|immobilie|bungalow|\\p{L}*projekt|verkauf|miete|verkaufen|vermieten|m²|schlafzimmern?|liegt|befindet sich|gelegen|steht|fassaden)(?: [^.,;:!?\\n]{0,40}?)? in PLACE',
    '(?:^|[.!?\\n] ?)In PLACE',
    '(?:im (?:herzen|zentrum|stadtzentrum|ortskern)|mitten|im dorf|in der gemeinde|im viertel) (?:von |in )?PLACE',
    '^[^.!?\\n]{0,60}? in PLACE',
  ],
  streets: [
    '(?<=(?:[Ii]n|[Aa]n) der )\\p{Lu}[\\p{L}-]*(?:straße|strasse|gasse|allee)(?!\\p{L})',
    "(?:rue|avenue|boulevard|place|chaussée|chemin|quai|allée|impasse|square|clos)(?: (?:de la|de l'|des|du|de|d'|le|la|les|aux?))* ?NAME",
  ],
  noPlaces:
    '(?:Haupt|Einkaufs|Wohn|Anlieger|Durchgangs|Ring|Seiten|Neben|Spiel|Zufahrts)stra(?:ß|ss)en?|Straße|Sackgasse|Platanenallee|Belgien|Wallonien|Flandern|Europa|der|die|das|einer|einem|Ruhe|dieser|diesem',
  near: {
    school: '\\p{L}*schulen?',
    childcare: '(?:kinder)?krippe|kita|kindergarten',
    shops: 'geschäfte\\p{L}*|läden|supermarkt|bäcker\\p{L}*',
    bus: 'bus\\p{L}*',
    station: 'bahnhof',
    motorway: 'autobahn\\p{L}*|E\\d+',
    hospital: 'krankenhaus|klinik',
    park: '\\p{L}*park',
    sport: 'sport\\p{L}*',
  },
}
