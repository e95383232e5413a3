import re
src=open('src/nippon/words/old_tests.rs').read()
i=src.index('/// A sentence that a person can read')
body=src[i:]
# split into top-level items
items=[];cur=[]
for line in body.split('\n'):
    cur.append(line)
    if line in ('}',) :
        t='\n'.join(cur).strip('\n'); items.append((re.search(r'^(?:const )?fn (\w+)',t,re.M).group(1),t)); cur=[]
assert not ''.join(cur).strip(), cur
d=dict(items); assert len(d)==len(items)
print([(n,t.count('\n')+1) for n,t in items])
FILES={
 '': ['whole','game','names','table','factory','every_language_has_every_sentence_with_its_slots_alone','every_language_is_whole_and_has_nothing_else','no_line_breaks_before_a_sign_or_a_unit','the_box_is_named_in_every_language'],
 'games': ['told_before','everything_is_said_over_random_games','every_question_is_asked'],
 'story': ['every_event_is_told','a_refill_and_a_scoring_are_told_in_few_lines','a_tie_is_told_as_one'],
 'errors': ['refusals','every_refusal_names_its_rule_and_its_chapter','what_is_advised_can_be_done','every_fault_of_a_document_is_a_sentence_of_its_own','what_is_unusual_about_printed_values_is_told'],
 'names': ['every_thing_has_a_name_of_its_own','every_move_has_a_label_and_a_sentence','a_computer_is_fond_of_things_of_this_game'],
 'outlook': [],
 'wording': ['what_is_said_reads_as_a_person_would_say_it'],
}
used=sum(FILES.values(),[])
FILES['outlook']=[n for n,_ in items if n not in used]
print(FILES['outlook'])
DOC={'':'Every sentence is there, whole and filled, in every language and over whole games.',
'games':'What is said as whole games are played, and every question.',
'story':'What happened, and how it ended.',
'errors':'Why something is refused: moves by the rules, documents by their form; and what can be done instead.',
'names':'What things, moves and computers are called.',
'outlook':'What a choice would come to.',
'wording':'What is said, read as a person reads it.'}
NAMES={
'std::collections':['BTreeSet'],
'super::super::phrases':'Brief Button Counts Deed Fault Log Noun Query Remedy Rule Synergy Tell'.split(),
'crate::chance':['Chance','Seed'],
'crate::course':['Decided'],
'crate::document':['Misread','Wrong'],
'crate::game':['Game as _','Happening as _','Seat'],
'crate::nippon::components':'Achievement Action ActionSlot City Colour ContractId FactoryTile Good Region Resource RewardBonus RewardLevel Side Track Transport'.split(),
'crate::nippon::content':['Content','ContentError','Rule as Printing','Section'],
'crate::nippon::course':['Category'],
'crate::nippon::position':['Flaw'],
'crate::nippon::record':['RecordError'],
'crate::nippon':'Ask Chapter Cubes Decision Drawn Event Factory Forbidden Influence Move Options OptionsError Placing Refusal Stage State Step Table Topic Why Workers'.split(),
'crate::opponents':'Computer Opponent Style'.split(),
'crate':['position'],
'crate::printed':['Broken','Edition as _'],
'crate::record':['NoRecord'],
'crate::sitters':['Crest','Sitter'],
'crate::words::story':['Storied as _'],
'crate::words::tests':'hold hold_files hold_spaces'.split(),
'crate::words':'Faulted Language Names Words'.split(),
}
from_super='Arg Chapter Nippon Names Question Speech Words Caption Sign Vocabulary city_name region_name chapter yen'.split()
def need(code,n):
    if ' as _' in n:
        t=n.split()[0]
        pats={'Game':r'\.(deal|play|moves|decision|legal_moves|view|apply|score|determinize|why_not)\(','Happening':r'\.(seat|seen_by|by)\(','Edition':r'Content::first|::first\(|EDITIONS','Storied':r'\.(story|told)\w*\('}
        return re.search(pats[t],code)
    n=n.split(' as ')[-1]
    return re.search(r'(?<![\w:.])'+n+r'\b',code)
root_code='\n'.join(re.sub(r'//.*','',d[n]) for n in FILES[''])
rootnames={(m,n) for m,ns in NAMES.items() for n in ns if need(root_code,n)}
for f,ns in FILES.items():
    code='\n'.join(re.sub(r'//.*','',d[n]) for n in ns)
    lines=[]
    for m,names in NAMES.items():
        u=[n for n in names if need(code,n) and (f=='' or (m,n) not in rootnames)]
        if f=='' : m=m.replace('super::super::','super::')
        if u: lines.append(f"use {m}::"+('{'+', '.join(u)+'}' if len(u)>1 else u[0])+';')
    std=[l for l in lines if l.startswith('use std')]; rest=[l for l in lines if not l.startswith('use std')]
    head=f'//! {DOC[f]}\n\n'
    if f=='': head+='\n'.join('mod %s;'%m for m in sorted(FILES) if m)+'\n\n'
    if std: head+='\n'.join(std)+'\n\n'
    sup=[l for l in rest if l.startswith('use super')]; cr=[l for l in rest if not l.startswith('use super')]
    head+='\n'.join(sup+['use super::*;']+cr)+'\n\n'
    open('src/nippon/words/tests/%s.rs'%(f or 'mod'),'w').write(head+'\n\n'.join(d[n] for n in ns)+'\n')
