/**
 * Letters only: the first 1,500 of the list of zxcvbn (MIT, Dan Wheeler and Dropbox), its longer ones, and common words
 * in Indonesia and around taxes. They are tried first in attacks; offensive words are included.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
aaaa aardvark abcd abcde abcdefgh abcdefghij abcdefghijkl abec abecad abgrtyu access accord accounting aceh action adek adgjmptw adidas admin
administrator aezakmi aggies agus agustus aibc aibced airborne airforce airplane aisdef aisdefagsh akucintakamu akun akunku akuntan akuntansi
akusayangkamu alabama alaska alejandr aleksandr alexande alexandr alexis alhamdulillah aliens allah allahuakbar alpha alpine amadeus amadeusptfcor
amateur amazon amber ambon america amin amsterdam anakin anakku anal analsex andi andrei andrew andrewjackie andrey android anesaian angel angels
animal anime anjing antananarivu anthony anubis apache aplikasipatuh apollo apple apples april aquarius aragorn arema arizona arsenal asdasd asdf
asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdzxc asedafsgh aspirine assalamualaikum assassin assfuck asshole assman astaghfirullah asterix
astros atlanta atlantis atomic auburn auckland aussie austin avalon avatar avenger avrillavigne awesome ayah ayahku ayu azerty babe babes babydoll
babygirl babylon badass badboy badger baggins bahagia bakso bali balikpapan baller balls bambam banana bananas bandit bandung bang bangkok
banjarmasin banshee bapak bapakku barbie barcelon barcelona barney barokah baseball basket basketba bassman bastard batak batam batman bayarpajak
beagle bear beatles beauty beaver beavis beckham beer beetle bekasi bendahara berkah berlin betawi bhinneka bigballs bigboobs bigboy bigcock
bigdaddy bigdick bigdog bigfoot biggie bigguy bigmac bigman bigone bigred bigtits billybob bingo bintang birdie birdman biscuit bismillah
bismillahirrahmanirrahim bitch bitches biteme blabla black blackcat blackdog blackie blackjac blacky blade blades blahblah blaster blazer blessed
blink blizzard blonde blondes blondie blowjob blowme bltynbabrfwbz blue bluebird blueeyes bluemoon blues bluesky bobafett bobcat boeing bogor bola
bollocks bollox bomber bond bondage bonehead bones bonjour boobies booboo boobs booger boogie boomer booty bosco boston bowling boyauownnyc
bpgjldsgjldthnf brandy brasil braves brazil britney bronco broncos brooklyn brownie browns brucelee bruins brutus bubba bubble bubbles buckeye
buckeyes buddha buddy budi budlight buffalo buffett bugger bugis bukapintu bulan bulldog bulldogs bullet bullshit bulutangkis bunda bundaku bunga
bunny bupot burger businessbabe buster butter butterfl butterfly butthead buttons byteme cactus cadillac caesar cahaya caliente californ camaro
camel camelot cameron canada cancer candyman cantik cantikku cantona captain cardinal carolina carpet carrot cartman caserta casino casper cassie
catch catdog catfish catherin cats cavalier cdtnkfyf celica celine celtic cessna champion champs changeme chaos charger chargers charlie charlott
charly cheese chelsea cherokee cherry chester chevelle chevrole chevy cheyenne chicago chichi chicken chickenwing chicks chiefs chipper chocolat
chopper chris chrissy christ christia christin christop christopher chronic chubby chucky cinta cintakamu cintaku cintaselamanya cjdthitycndj
cjkysirj cjkywt clancy classic clover coba cobacoba cobaini cobra cocacola cock coffee colombia colorado colors colt coltrane commando company
compaq computer concrete condor connect connor consumer contortionist cookie cookies cooldude cooler coolio copper coretax corona corperfmonsy
corvette cosmos cougar counterstrike cowboy cowboys coyote cracker creampie creative cricket crimson crusader cthutq cumming cumshot cunt curious
cxfcnmt dagger dakota dallas dancer danger danni darkness darkside darkstar database david daytona dbrnjhbz deadhead default defender defiant
deftones delapan delete delta denpasar depok desember desire destiny detroit devil devildog devilmaycry devils dewi dexter dfvgbh diablo diamond
diamonds dick dickhead diesel dietcoke digger digital digitalprodu dilbert dima dingdong direktoratjenderalpajak direktur discover disney djivanfros
djp djponline dkflbvbh dkflbvbhjdbx dkflbvbhjdyf doctor dodger dodgeram dodgers dogg doggie doggy dogs dollar dolphin dolphins domainlock domino
donkey doodle dookie dragon dragons dreamer dreams driver drizzt drowssap drpepper drummer dua dublin ducati duck dumbass dwi eagle eagles eatme
eatshit ebilling ebupot eclipse eduard efaktur einstein ekaterina eko elang electric element elephant elizabet elvis emerald eminem empat empire
enam engineer enigma enter enterpri erotic escort eternity everton exigen explorer express extreme facebook faktur falcon falcons fantasy faster
fatass fatboy fatcat februari fender ferrari ferret fetish ficken fighter finalfantasy finance finger fire fireball firebird firefly fireman fish
fishing fitri fitria fkmnthyfnbdf fktrcfylh fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrctq flames flash flatron flipper florida flower fluffy
flvbybcnhfnjh flyers foobar football forest forever formula fossil foxtrot frank freaky freckles freddy frederiksberg freedom freepass freeuser
friday frog frogger froggy front frosty fuck fucked fucker fuckface fucking fuckinside fuckit fuckme fuckoff fucktheworld fuckyou fuckyoubitch
funtime fusion fyfcnfcbz fylhtq fynfyfyfhbde gajah galaxy galina galore gambit gandalf gangsta gangster ganteng gantipassword garden garfield garuda
garudaindonesia gateway gator gators geheim gembira gemini genesis genius geronimo getsome gfhjkm gfhjkmgfhjkm ghbdtn ghbdtnbr ghbdtnghbdtn
ghbdtnrfrltkf ghhhathj ghjcnj ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj ghjcnjqgfhjkm ghjcnjrdfibyj ghjnbdjcnjzybt ghost giants ginger girls gizmo
gizmodo gjkysqgbpltw gnsgn goblin goblue goddess godzilla goforit golden goldfish golf golfer golfing goober goodluck goodtime google gorilla gotcha
gothic granny green greenday greenlantern gremlin grendel griffey grizzly groovy gtnhjpfdjlcr guardian gudang guest guinness guitar gunawan gundam
gunner hacker haleluya halflife hallo hamlet hammer hamster hannah hannibal hansolo happy hardcore hardon harimau harley hawaii hawkeye
hdtanwsdteivb hearts heather heaven hebat hedimaptfcor hellfire hello helpme hendrix hentai hercules hershey hesoyam hidayat highland hiphop hitler
hitman hjvfirf hobbes hobbit hockey holiday hollywoo honda hongkong hooker hooters hornet horney horny horse horses hotboy hotdog hotrod hotsex
hotstuff hottie hujan hummer hunter hunting husker huskers iampurehaha ibanez ibuku icecream iceman idulfitri iforgot iloveboobies ilovemyfamily
ilovesex iloveu iloveyou iloveyouforever immortal impala imut incubus indah indiana indians indigo indomie indonesia indonesiaku indonesiamerdeka
indonesiaraya inferno infinity ingodwetrust inipassword insane instagram installdevic installsqlst insyaallah intan integra internet internetku
intrepid invoice iphone irina ironman iseedeadpeople islam istri istriku italia iverson iwantu jackal jackass jackoff jaguar jakarta jamaica james
jamesbond jammer januari jasmine jason jasper jawa jeep jericho jessica jester jesus jimbo jimbob jodoh jogja jogjakarta john joker jordan juara
juice juli jumat jumper jungle juni junior jupiter justdoit justice justinbieber justme juventus kakak kaktus kalimantan kamis kangaroo kangen
kansas kantor kantorku karate karina karyawan kasih kasir kasper katakunci katana katasandi katasandiku katerina katrin kawasaki keeper kelinci
keluarga keluargabahagia keluargacemara keluargaku kenwood keren keuangan kevin keyboard killer kingkong kingston kirill kisses kissme kitkat kitten
kitty kittycat klaster klikpajak knicks knights kodiak kolobok komputer kopi kopihitam krishna kucing kunci kuncirahasia kurniawan kusuma labrador
lacrosse ladybug lailahaillallah lakers lampung lancer laporpajak laptop larisa lasvegas latino leather leavemealone ledzep legend legion legolas
lennon lesbian lestari lestat letmein letmeinplease letsgo lexmark lhbjkjubz liberty licker lickme lifehack lightnin lights lima liquid liverpoo
liverpool lizard lkjhgfdsa lobster logitech lollipop lollol lombok london lonestar lonewolf longhorn loser love lovely loveme lover loverboy lovers
loveyou lowrider lucifer lucky lucu lupa lupapassword lvbnhbq lytghjgtnhjdcr macan machine maddie maddog madison madman madmax madness madonna
madura maestro maggie magic magnum magnus maiden mailcreated majapahit makassar makaveli maksim malang malibu mallard maluku mama mamaku manado
manager manajer manchester maniac manis manson mantap manutd maprchem marathon maret marina marine mariners marines marino marlboro marley martini
maryjane massimiliano massive master masterbaiting masterbating masturbation masuk masukdong masyaallah matahari matrix matthew mature
maurolarastefy maverick mawar maxima maximus maxwell medan megadeth megaman mei mekari melati memphis merahputih mercedes mercury merdeka meridian
merlin mersedes metallic metallica mevefalkcakk mexico miami michael michaeljackson michigan mickey microsoft midnight mikey milano minang minecraft
minggu minnesotahp mirage mister mistress mnbvcxz molly molson momsanaladventure monday money mongoose monitor monkey monkeys monster montana
montreal mookie moomoo moose morganstanley morpheus mortalkombat moscow mother motorola mountain mouse mozart msorcloledbr muffin muhammad mulder
munchkin muscle mushroom musicman mustang mustangs mylove mypass naga naked naruto nascar nasigoreng nasty nastya natali natasha naughty nccitoid
nccitoie needforspeed nemesis nemvxyheqddsoqxyxyzi neptune networkingpe newlife newpass newport newproject newyork nfnmzyf nhecsyfujkjdt nhfdvfnjkju
nhfycajhvths nicola nigger nightcrawler nikita nimrod niners ninja nintendo nipple nipples nirvana nissan nolimit nondriversig noodles nookie nopass
november npwp nugget nugroho nur nusantara nuttertools nylons nymets oakland obiwan oblivion office ohyeah oicu oksana oktober olcrackmaster oldman
oliver omega onelove online ontheoutside openup operator oracle orangbijak orange orangpajak orion osiris outlaw overlord oxford pacar pacarku
packard packers pacman padang pajak pajakku pakistan paladin palembang panama panasonic pancasila pancho pandora pantai pantera panther panthers
panties panzer papa papaku papua paradise paradox paraklast parola parrot pascal pass passat passcode passion passphrase passport passwor password
passwordku passwordsaya passwordstandard patches patrick patriot patriots patuh patuhdemo patuhpajak pavilion payment peaches peanut peanutbutter
peanuts pearljam pebbles peekaboo peewee pegasus pegawai pekanbaru pelangi pencil pengguna penguin penguins penis pentium pepper pepsi percobaan
permata persebaya persib persija perusahaan perusahaanku pervert peterpan phantom philips philly phoenix photos phpbb picard picasso pickle pickles
piglet pikachu pimp pimpin ping pink pintu pioneer pirate pirates pitbull pizza planet plastic platinum playboy player playstation playtime plymouth
poeotiopseao poison poiuyt poiuytrewq pokemon polaris police polina polniypizdec polo ponsel pontiac pontianak pooh poohbear pookie poop pooper
poopie poopoo popcorn popeye porkchop porn porno pornographic pornstar porsche portland portugal postal potato powder power pratama precious
predator prelude presario primus prince princes princess printer private privet prodigy psycho ptybnxtvgbjy puji pumpkin punisher punkrock
punksnotdead purple pussies pussy pussycat pussys putra putri putter pyramid python qawsed qawsedrftgyh qawseedarf qawseedarfstg qaziewsx qazqaz
qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazwsxedcrfvtgb qazwsxeedc qazwsxeedcarfv qazxsw qazxswedc qazxswedcvfr qazxsweedc qazxsweedcvfr qiwe qiweer
qiweerat qiweeratsy qiweeratsyu qiweeratsyuti qiweeratsyutiop qwaszx qwaszxerdfcv qweaersty qweasd qweasdzxc qweasrty qwee qweear qweearst qweearsty
qweqwe qwer qwerasdf qwerasdfzxcv qwert qwertasdfgzxcvb qwerty qwertyasdfgh qwertyu qwertyui qwertyuiop qwertyuiopasdfghjkl qwertyytrewq qwertz
rabbit rabu racecar racerx racing ragnarok rahasia rahasiabanget rahasiaku rahasianegara rahasiaumum raider raiders rainbow raistlin ramadhan
rammstein random ranger rangers raptor rascal rasdzv ratna raven ravens razz reaper rebels redalert reddog redhead redman redneck redrum redskins
redsox redwings rejeki rendang renegade rescue residentevil rezeki rfnthbyf rfrfirf rhbcnbyf richard rina rindu rinduku ripper rizki rizky rjntyjr
robert rocker rocket rockon rocks rockstar rocky roller rolltide rommel ronaldo rooster root rootbeer rosebud rubber rulez runner rush ruslan russia
rusty sabine sabtu sailing sailor saints sakura salmon samantha samarinda sammy samson samsung samurai sandi sandiego sandiku sandirahasia sandman
sanfrancisco santoso sapphire saputra sarah sari sasha satan satu satuduatiga satuduatigaempat satuduatigaempatlima saturn sayang sayangkamu
sayangku scarface scarlet schoolgirlie scooby scoobydo scooter scorpio scorpion scotland scotty scrappy scream scruffy scully seattle sebastia
secret security seemnemaailm seinfeld selamat selamatdatang selamatmalam selamatpagi selamatsiang selasa semangat semangatku semarang sembilan
seminole semperfi senang senin sepakbola septembe september sepuluh serega serenity sergei sergey server sesame setiawan seven sexame sexsex sexual
sexy shadow shaggy shalom shaman shamrock shaney shaolin shark sharks shasta shaved shazam shelby shemale sherlock shiloh shithead shitty shogun
shooter shorty shotgun showme showtime siemens sierra silver simba simple simpsons singa sinner sirius sithlord siti skater skeeter skipper skippy
skittles skyline skywalke slappy slapshot slayer sleepy slick slipknot slut sluts smiles smiley smitty smoke smoker smokey smokin smooth smudge
snake snakes snapper snatch snickers sniper snoopy snowball snowman sobaka soccer socrates softball software sojdlgiealjg soldier solo sommer
sonnenschein sonyericsson sooners sophie sosoiealjg spanking spankme spanky sparky spartak spartan specialinsta spectrum speedy spider spiderma
spiderman spidey spike spirit spitfire spooky spring sprint sprite sptmasa spunky spyder squirrel squirt srinivas stalker stallion star starcraft
stardust stargate startrek starwars stealth steelers stephani stickdaddy sticky stimpy stinger stingray stinky stinkyfinger stocking stonecol stones
storm stormy stranger stratocaster strider strike stud stupid suami suamiku subaru subhanallah sublime success suck sucker suckit suckme sucks sugar
sukses suksesselalu sulawesi sumatera summer sunda sundance sunday sunrise sunset sunshine super superfly superman superuser surabaya surakarta
surfer surfing susanto suzuki svetlana swallow sweetpea sweets sweety swimming swinger swordfis swordfish sydney syracuse system systemofadown
taatpajak tacobell tacoma tangerang tanker tardis target tarheel tarheels tarzan tattoo tatyana taurus tax tazman teacher techno teen teens telemike
telepon temp tempest temporary temppassword tennis tequila terima terimakasih test tester testing thailand thankyou thecakeisalie thegame theman
theone therock thomas thuglife thumper thunder ticketmaster tickle tiga tiger tigers tigger tiktok timber timnas tinker tintin titanic titans
titleist tits tomcat topgun topper tornado toronto toshiba tottenha toyota trance transam travel trebor trfnthbyf tri trigger trinity triumph trixie
trojan trombone trooper trouble truck trucker trucks trumpet trunks trustno tuhan tuhanmaha tuhanyesus tujuh turbo turkey turtle tweety twilight
twister twitter ultimate unicorn unreal usuckballz vacation vader vagina valentin valentina valera vampire vanhalen vanilla vanyarespekt vegeta
velvet verbatim veritas veronika vertigo vfhbyf vfhbyfvfhbyf vfhecz vfrcbv vfrcbvvfrcbv vfvfvskfhfve vfvjxrf victory viking vikings viktor viper
virgin vision vladimir vladimirovna voodoo voyager wahyu wajibpajak walnut wanker warcraft warhammeraok warlock warrior warriors waterloo wati
wazzkaprivet weasel websolutions websolutionssu webuivalidat weed weezer weihnachtsbau weihnachtsbaum welcome welcomeback werewolf westham westside
wetpussy whatever whatsapp wheels whiskey whore whosyourdaddy whynot wibowo wicked wifi wifigratis wijaya wildcat wildcats william willow windows
winner winston winter wisdom wizard wolfgang wolfman wolfpack wolverin wolverine wolves wombat woody wookie wordpass wrangler wrinkle wutang xanadu
xavier xfiles xxxpassword yamaha yankee yankees ybrbnf yellow yesus yesuskristus yfnfif yogyakarta yomama yourmom youtube ytrewq zaqiwsx zaqixsw
zaqixswcde zaqwsx zaqwsxcderfv zcfvfzkexifz zeppelin zipper zixcevabsnm zombie zqjphsyfctifgu zxcasdqwe zxcv zxcvbn zxcvbnm zxczxc
`
    .trim()
    .split(/\s+/),
);
