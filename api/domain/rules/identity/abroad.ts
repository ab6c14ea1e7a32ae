/** ISO 3166: alpha-3 followed by alpha-2, separate from the names so that checking a code does not load them. */
const CODES = `
ANDAD AREAE AFGAF ATGAG AIAAI ALBAL ARMAM AGOAO ATAAQ ARGAR ASMAS AUTAT AUSAU ABWAW ALAAX AZEAZ BIHBA BRBBB
BGDBD BELBE BFABF BGRBG BHRBH BDIBI BENBJ BLMBL BMUBM BRNBN BOLBO BESBQ BRABR BHSBS BTNBT BVTBV BWABW BLRBY
BLZBZ CANCA CCKCC CODCD CAFCF COGCG CHECH CIVCI COKCK CHLCL CMRCM CHNCN COLCO CRICR CUBCU CPVCV CUWCW CXRCX
CYPCY CZECZ DEUDE DJIDJ DNKDK DMADM DOMDO DZADZ ECUEC ESTEE EGYEG ESHEH ERIER ESPES ETHET FINFI FJIFJ FLKFK
FSMFM FROFO FRAFR GABGA GBRGB GRDGD GEOGE GUFGF GGYGG GHAGH GIBGI GRLGL GMBGM GINGN GLPGP GNQGQ GRCGR SGSGS
GTMGT GUMGU GNBGW GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IRLIE ISRIL IMNIM INDIN IOTIO IRQIQ IRNIR
ISLIS ITAIT JEYJE JAMJM JORJO JPNJP KENKE KGZKG KHMKH KIRKI COMKM KNAKN PRKKP KORKR KWTKW CYMKY KAZKZ LAOLA
LBNLB LCALC LIELI LKALK LBRLR LSOLS LTULT LUXLU LVALV LBYLY MARMA MCOMC MDAMD MNEME MAFMF MDGMG MHLMH MKDMK
MLIML MMRMM MNGMN MACMO MNPMP MTQMQ MRTMR MSRMS MLTMT MUSMU MDVMV MWIMW MEXMX MYSMY MOZMZ NAMNA NCLNC NERNE
NFKNF NGANG NICNI NLDNL NORNO NPLNP NRUNR NIUNU NZLNZ OMNOM PANPA PERPE PYFPF PNGPG PHLPH PAKPK POLPL SPMPM
PCNPN PRIPR PSEPS PRTPT PLWPW PRYPY QATQA REURE ROURO SRBRS RUSRU RWARW SAUSA SLBSB SYCSC SDNSD SWESE SGPSG
SHNSH SVNSI SJMSJ SVKSK SLESL SMRSM SENSN SOMSO SURSR SSDSS STPST SLVSV SXMSX SYRSY SWZSZ TCATC TCDTD ATFTF
TGOTG THATH TJKTJ TKLTK TLSTL TKMTM TUNTN TONTO TURTR TTOTT TUVTV TWNTW TZATZ UKRUA UGAUG UMIUM USAUS URYUY
UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS XKXXK YEMYE MYTYT ZAFZA ZMBZM ZWEZW
`;

const known = CODES.trim().split(/\s+/);
const alpha3 = new Set(known.map((pair) => pair.slice(0, 3)));
const fromAlpha2 = new Map(known.map((pair) => [pair.slice(3), pair.slice(0, 3)]));

export const isCountry = (code: string): boolean => alpha3.has(code);

/** The alpha-3 code for an alpha-2 code or one in wrong case; null otherwise. */
export const countryFrom = (text: string): string | null => {
  const code = text.trim().toUpperCase();
  return alpha3.has(code) ? code : (fromAlpha2.get(code) ?? null);
};

/** Letters and digits, at most 16: the limit of the forms. Formats of countries differ too much for further checks. */
export const isPassport = (text: string): boolean => /^[A-Z0-9]{1,16}$/.test(text);

/** A passport number without spaces and dashes, in capitals; null if the result is not valid. */
export const asPassport = (text: string): string | null => {
  const clean = text.replace(/[\s-]/g, '').toUpperCase();
  return isPassport(clean) ? clean : null;
};
