/**
 * Names of countries (Unicode CLDR) by ISO 3166 alpha-3: code|Indonesian|English. Loaded only where a country is
 * chosen.
 */
const TABLE = `
AND|Andorra|Andorra
ARE|Uni Emirat Arab|United Arab Emirates
AFG|Afganistan|Afghanistan
ATG|Antigua dan Barbuda|Antigua & Barbuda
AIA|Anguilla|Anguilla
ALB|Albania|Albania
ARM|Armenia|Armenia
AGO|Angola|Angola
ATA|Antarktika|Antarctica
ARG|Argentina|Argentina
ASM|Samoa Amerika|American Samoa
AUT|Austria|Austria
AUS|Australia|Australia
ABW|Aruba|Aruba
ALA|Kepulauan Aland|Åland Islands
AZE|Azerbaijan|Azerbaijan
BIH|Bosnia dan Herzegovina|Bosnia & Herzegovina
BRB|Barbados|Barbados
BGD|Bangladesh|Bangladesh
BEL|Belgia|Belgium
BFA|Burkina Faso|Burkina Faso
BGR|Bulgaria|Bulgaria
BHR|Bahrain|Bahrain
BDI|Burundi|Burundi
BEN|Benin|Benin
BLM|Saint Barthélemy|St. Barthélemy
BMU|Bermuda|Bermuda
BRN|Brunei|Brunei
BOL|Bolivia|Bolivia
BES|Belanda Karibia|Caribbean Netherlands
BRA|Brasil|Brazil
BHS|Bahama|Bahamas
BTN|Bhutan|Bhutan
BVT|Pulau Bouvet|Bouvet Island
BWA|Botswana|Botswana
BLR|Belarus|Belarus
BLZ|Belize|Belize
CAN|Kanada|Canada
CCK|Kepulauan Cocos (Keeling)|Cocos (Keeling) Islands
COD|Kongo - Kinshasa|Congo - Kinshasa
CAF|Republik Afrika Tengah|Central African Republic
COG|Kongo - Brazzaville|Congo - Brazzaville
CHE|Swiss|Switzerland
CIV|Côte d’Ivoire|Côte d’Ivoire
COK|Kepulauan Cook|Cook Islands
CHL|Cile|Chile
CMR|Kamerun|Cameroon
CHN|Tiongkok|China
COL|Kolombia|Colombia
CRI|Kosta Rika|Costa Rica
CUB|Kuba|Cuba
CPV|Tanjung Verde|Cape Verde
CUW|Curaçao|Curaçao
CXR|Pulau Natal|Christmas Island
CYP|Siprus|Cyprus
CZE|Ceko|Czechia
DEU|Jerman|Germany
DJI|Jibuti|Djibouti
DNK|Denmark|Denmark
DMA|Dominika|Dominica
DOM|Republik Dominika|Dominican Republic
DZA|Aljazair|Algeria
ECU|Ekuador|Ecuador
EST|Estonia|Estonia
EGY|Mesir|Egypt
ESH|Sahara Barat|Western Sahara
ERI|Eritrea|Eritrea
ESP|Spanyol|Spain
ETH|Etiopia|Ethiopia
FIN|Finlandia|Finland
FJI|Fiji|Fiji
FLK|Kepulauan Falkland|Falkland Islands
FSM|Mikronesia|Micronesia
FRO|Kepulauan Faroe|Faroe Islands
FRA|Prancis|France
GAB|Gabon|Gabon
GBR|Inggris Raya|United Kingdom
GRD|Grenada|Grenada
GEO|Georgia|Georgia
GUF|Guyana Prancis|French Guiana
GGY|Guernsey|Guernsey
GHA|Ghana|Ghana
GIB|Gibraltar|Gibraltar
GRL|Greenland|Greenland
GMB|Gambia|Gambia
GIN|Guinea|Guinea
GLP|Guadeloupe|Guadeloupe
GNQ|Guinea Ekuatorial|Equatorial Guinea
GRC|Yunani|Greece
SGS|Georgia Selatan & Kep. Sandwich Selatan|South Georgia & South Sandwich Islands
GTM|Guatemala|Guatemala
GUM|Guam|Guam
GNB|Guinea-Bissau|Guinea-Bissau
GUY|Guyana|Guyana
HKG|Hong Kong DAK Tiongkok|Hong Kong SAR China
HMD|Pulau Heard dan Kepulauan McDonald|Heard & McDonald Islands
HND|Honduras|Honduras
HRV|Kroasia|Croatia
HTI|Haiti|Haiti
HUN|Hungaria|Hungary
IDN|Indonesia|Indonesia
IRL|Irlandia|Ireland
ISR|Israel|Israel
IMN|Pulau Man|Isle of Man
IND|India|India
IOT|Wilayah Inggris di Samudra Hindia|British Indian Ocean Territory
IRQ|Irak|Iraq
IRN|Iran|Iran
ISL|Islandia|Iceland
ITA|Italia|Italy
JEY|Jersey|Jersey
JAM|Jamaika|Jamaica
JOR|Yordania|Jordan
JPN|Jepang|Japan
KEN|Kenya|Kenya
KGZ|Kirgizstan|Kyrgyzstan
KHM|Kamboja|Cambodia
KIR|Kiribati|Kiribati
COM|Komoro|Comoros
KNA|Saint Kitts dan Nevis|St. Kitts & Nevis
PRK|Korea Utara|North Korea
KOR|Korea Selatan|South Korea
KWT|Kuwait|Kuwait
CYM|Kepulauan Cayman|Cayman Islands
KAZ|Kazakhstan|Kazakhstan
LAO|Laos|Laos
LBN|Lebanon|Lebanon
LCA|Saint Lucia|St. Lucia
LIE|Liechtenstein|Liechtenstein
LKA|Sri Lanka|Sri Lanka
LBR|Liberia|Liberia
LSO|Lesotho|Lesotho
LTU|Lituania|Lithuania
LUX|Luksemburg|Luxembourg
LVA|Latvia|Latvia
LBY|Libya|Libya
MAR|Maroko|Morocco
MCO|Monako|Monaco
MDA|Moldova|Moldova
MNE|Montenegro|Montenegro
MAF|Saint Martin|St. Martin
MDG|Madagaskar|Madagascar
MHL|Kepulauan Marshall|Marshall Islands
MKD|Makedonia Utara|North Macedonia
MLI|Mali|Mali
MMR|Myanmar (Burma)|Myanmar (Burma)
MNG|Mongolia|Mongolia
MAC|Makau DAK Tiongkok|Macao SAR China
MNP|Kepulauan Mariana Utara|Northern Mariana Islands
MTQ|Martinik|Martinique
MRT|Mauritania|Mauritania
MSR|Montserrat|Montserrat
MLT|Malta|Malta
MUS|Mauritius|Mauritius
MDV|Maladewa|Maldives
MWI|Malawi|Malawi
MEX|Meksiko|Mexico
MYS|Malaysia|Malaysia
MOZ|Mozambik|Mozambique
NAM|Namibia|Namibia
NCL|Kaledonia Baru|New Caledonia
NER|Niger|Niger
NFK|Kepulauan Norfolk|Norfolk Island
NGA|Nigeria|Nigeria
NIC|Nikaragua|Nicaragua
NLD|Belanda|Netherlands
NOR|Norwegia|Norway
NPL|Nepal|Nepal
NRU|Nauru|Nauru
NIU|Niue|Niue
NZL|Selandia Baru|New Zealand
OMN|Oman|Oman
PAN|Panama|Panama
PER|Peru|Peru
PYF|Polinesia Prancis|French Polynesia
PNG|Papua Nugini|Papua New Guinea
PHL|Filipina|Philippines
PAK|Pakistan|Pakistan
POL|Polandia|Poland
SPM|Saint Pierre dan Miquelon|St. Pierre & Miquelon
PCN|Kepulauan Pitcairn|Pitcairn Islands
PRI|Puerto Riko|Puerto Rico
PSE|Wilayah Palestina|Palestinian Territories
PRT|Portugal|Portugal
PLW|Palau|Palau
PRY|Paraguay|Paraguay
QAT|Qatar|Qatar
REU|Réunion|Réunion
ROU|Rumania|Romania
SRB|Serbia|Serbia
RUS|Rusia|Russia
RWA|Rwanda|Rwanda
SAU|Arab Saudi|Saudi Arabia
SLB|Kepulauan Solomon|Solomon Islands
SYC|Seychelles|Seychelles
SDN|Sudan|Sudan
SWE|Swedia|Sweden
SGP|Singapura|Singapore
SHN|Saint Helena|St. Helena
SVN|Slovenia|Slovenia
SJM|Kepulauan Svalbard dan Jan Mayen|Svalbard & Jan Mayen
SVK|Slovakia|Slovakia
SLE|Sierra Leone|Sierra Leone
SMR|San Marino|San Marino
SEN|Senegal|Senegal
SOM|Somalia|Somalia
SUR|Suriname|Suriname
SSD|Sudan Selatan|South Sudan
STP|Sao Tome dan Principe|São Tomé & Príncipe
SLV|El Salvador|El Salvador
SXM|Sint Maarten|Sint Maarten
SYR|Suriah|Syria
SWZ|eSwatini|Eswatini
TCA|Kepulauan Turks dan Caicos|Turks & Caicos Islands
TCD|Chad|Chad
ATF|Wilayah Selatan Prancis|French Southern Territories
TGO|Togo|Togo
THA|Thailand|Thailand
TJK|Tajikistan|Tajikistan
TKL|Tokelau|Tokelau
TLS|Timor Leste|Timor-Leste
TKM|Turkmenistan|Turkmenistan
TUN|Tunisia|Tunisia
TON|Tonga|Tonga
TUR|Turki|Türkiye
TTO|Trinidad dan Tobago|Trinidad & Tobago
TUV|Tuvalu|Tuvalu
TWN|Taiwan|Taiwan
TZA|Tanzania|Tanzania
UKR|Ukraina|Ukraine
UGA|Uganda|Uganda
UMI|Kepulauan Terluar AS|U.S. Outlying Islands
USA|Amerika Serikat|United States
URY|Uruguay|Uruguay
UZB|Uzbekistan|Uzbekistan
VAT|Vatikan|Vatican City
VCT|Saint Vincent dan Grenadine|St. Vincent & Grenadines
VEN|Venezuela|Venezuela
VGB|Kepulauan Virgin Britania Raya|British Virgin Islands
VIR|Kepulauan Virgin Amerika Serikat|U.S. Virgin Islands
VNM|Vietnam|Vietnam
VUT|Vanuatu|Vanuatu
WLF|Kepulauan Wallis dan Futuna|Wallis & Futuna
WSM|Samoa|Samoa
XKX|Kosovo|Kosovo
YEM|Yaman|Yemen
MYT|Mayotte|Mayotte
ZAF|Afrika Selatan|South Africa
ZMB|Zambia|Zambia
ZWE|Zimbabwe|Zimbabwe
`;

export type Country = { readonly code: string; readonly id: string; readonly en: string };

export const countries: readonly Country[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code = '', id = '', en = ''] = row.split('|');
    return { code, id, en };
  });

export const countryNames = (locale: 'id' | 'en') =>
  countries.map((country) => ({ code: country.code, name: country[locale] }));
